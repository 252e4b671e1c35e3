// Copies the command that stands next to a button. Pages that are files have no clipboard in some browsers, so the text is selected, too.
document.addEventListener("click", (event) => {
  const button = event.target.closest("button.copy");
  if (!button) return;
  const code = button.parentElement.querySelector("code");
  const selection = getSelection();
  selection.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(code);
  selection.addRange(range);
  const said = (word) => {
    button.textContent = word;
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  };
  const by_hand = () => said(document.execCommand("copy") ? "Copied" : "Selected");
  if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).then(() => said("Copied"), by_hand);
  else by_hand();
});
