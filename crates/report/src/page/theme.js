// Light, dark, or what the reader's system says; kept for the next page where the browser allows that.
(() => {
  const button = document.getElementById("theme");
  const root = document.documentElement;
  const names = { "": "auto", light: "light", dark: "dark" };
  const set = (theme) => {
    if (theme) root.dataset.theme = theme; else delete root.dataset.theme;
    button.textContent = "Theme: " + names[theme];
    document.dispatchEvent(new Event("themechange"));
  };
  const keep = (theme) => { try { localStorage.setItem("raddle-theme", theme); } catch { /* Private windows have no memory. */ } };
  let kept = "";
  try { kept = localStorage.getItem("raddle-theme") || ""; } catch { /* The same. */ }
  set(kept in names ? kept : "");
  button.addEventListener("click", () => {
    const order = ["", "light", "dark"];
    const next = order[(order.indexOf(root.dataset.theme || "") + 1) % order.length];
    set(next);
    keep(next);
  });
})();
