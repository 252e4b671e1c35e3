//! A headless Chromium, driven by its driver over plain HTTP (the WebDriver protocol): no more of it than the tests need.

use raddle_test_support::Scratch;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// Names under which a browser is found.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A window of a browser; both it and the driver go away with this.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    /// Held open: the driver writes to it.
    _said: BufReader<ChildStdout>,
    _profile: Scratch,
}

/// A key that has no character.
pub mod key {
    pub const END: char = '\u{e010}';
    pub const HOME: char = '\u{e011}';
    pub const LEFT: char = '\u{e012}';
    pub const RIGHT: char = '\u{e014}';
    pub const ENTER: char = '\u{e007}';
}

fn on_path(name: &str) -> Option<String> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|directory| directory.join(name)).find(|file| file.is_file())?;
    found.to_str().map(String::from)
}

impl Browser {
    /// A browser, or nothing where there is none.
    pub fn start() -> Option<Browser> {
        let program = BROWSERS.into_iter().find_map(on_path)?;
        let mut driver = Command::new(on_path("chromedriver")?)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let mut said = BufReader::new(driver.stdout.take().expect("it is piped"));
        let port = loop {
            let mut line = String::new();
            assert!(said.read_line(&mut line).expect("the driver speaks") > 0, "the driver ended without a port");
            let port = line.trim_end().trim_end_matches('.').rsplit_once("on port ");
            // It first says that it is asked for any port, which is 0.
            if let Some(port) = port.and_then(|(_, port)| port.parse().ok()).filter(|&port| port != 0) {
                break port;
            }
        };
        let profile = Scratch::new("browser");
        let mut browser = Browser { driver, port, session: String::new(), _said: said, _profile: profile };
        let data = format!("--user-data-dir={}", browser._profile.path().display());
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--window-size=1280,800",
            &data,
        ];
        let options = json!({ "args": arguments, "binary": program });
        let asked = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let session = browser.ask("POST", "/session", &asked);
        browser.session = session["sessionId"].as_str().expect("a session has a name").to_owned();
        Some(browser)
    }

    /// One request to the driver, and the value it answers with.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let value = self.try_ask(method, path, body).expect("the driver answers");
        assert!(value.get("error").is_none(), "{method} {path}: {}: {}", value["error"], value["message"]);
        value
    }

    fn try_ask(&self, method: &str, path: &str, body: &Value) -> std::io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all((head + &body).as_bytes())?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(text) = line.strip_prefix("content-length:") {
                length = text.trim().parse().map_err(std::io::Error::other)?;
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer)?;
        let mut answer: Value = serde_json::from_slice(&answer)?;
        Ok(answer["value"].take())
    }

    fn post(&self, what: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}/{what}", self.session), body)
    }

    /// Opens a file.
    pub fn open(&self, file: &Path) {
        // A page that is open already would not be loaded again for another part of it.
        self.post("url", &json!({ "url": "about:blank" }));
        self.post("url", &json!({ "url": format!("file://{}", file.display()) }));
    }

    /// What an expression is on the page.
    pub fn eval(&self, expression: &str) -> Value {
        self.post("execute/sync", &json!({ "script": format!("return ({expression});"), "args": [] }))
    }

    /// The text of the first element that a selector finds.
    pub fn text(&self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({}).textContent", json!(selector)));
        text.as_str().expect("a text").to_owned()
    }

    /// How many elements a selector finds.
    pub fn count(&self, selector: &str) -> u64 {
        self.eval(&format!("document.querySelectorAll({}).length", json!(selector))).as_u64().expect("a number")
    }

    /// Clicks on the first element that a selector finds.
    pub fn click(&self, selector: &str) {
        self.eval(&format!("document.querySelector({}).click()", json!(selector)));
    }

    /// Presses keys, one after the other.
    pub fn press(&self, keys: &str) {
        let press = |key: char| {
            let key = key.to_string();
            [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
        };
        let all: Vec<Value> = keys.chars().flat_map(press).collect();
        self.post("actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": all }] }));
    }

    /// Goes to the last step that a text is found in.
    pub fn find_last(&self, text: &str) {
        let text = serde_json::json!(text);
        self.eval(&format!(
            "(() => {{ const field = document.getElementById('find'); field.value = {text}; \
             field.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', shiftKey: true, bubbles: true }})); field.value = ''; }})()"
        ));
    }

    /// Sets what the system would say: `light` or `dark`.
    pub fn system_scheme(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        let parameters = json!({ "media": "", "features": features });
        self.post("goog/cdp/execute", &json!({ "cmd": "Emulation.setEmulatedMedia", "params": parameters }));
    }

    /// Changes the size of the window.
    pub fn resize(&self, width: u32, height: u32) {
        let parameters = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.post("goog/cdp/execute", &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": parameters }));
    }

    /// What can be seen, as a PNG in base 64.
    pub fn screenshot(&self) -> String {
        let shot = self.ask("GET", &format!("/session/{}/screenshot", self.session), &Value::Null);
        shot.as_str().expect("a picture").to_owned()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends the browser with the session. If it does not answer, the test has failed before this.
        if !self.session.is_empty() {
            let _ = self.try_ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
