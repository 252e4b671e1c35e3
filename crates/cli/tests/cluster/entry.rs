//! Who gets in: passwords, credentials and TLS, by the means of NATS. Each with a whole search.

use crate::nats::{Nats, command, find, skipped, worker_at};
use crate::{complete, program, text};
use nkeys::KeyPair;
use raddle_test_support::assert_says;
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A check of a small program.
fn check_at(url: &str, flags: &[&str]) -> Output {
    let mut command = command();
    command.args(["check", "--json", "--races", "off", "--alone-max", "0", "--cluster", url]).args(flags);
    command.arg(program("readers.c"));
    command.args(["--", "-DN=6"]).output().expect("raddle runs")
}

/// With these flags a search gets through.
fn searches(url: &str, flags: &[&str]) {
    let _worker = worker_at(url, flags);
    let output = check_at(url, flags);
    assert_eq!(complete(&output), 64);
    let mut status = command();
    assert_says(&status.args(["status", "--cluster", url]).args(flags).output().expect("raddle runs"), 0, &["worker"]);
}

#[test]
fn by_a_password() {
    let configuration = "jetstream: enabled\nauthorization { user: me, password: secret }";
    let Some(nats) = Nats::start_with("password", |_| String::from(configuration)) else { return };
    assert_says(&check_at(&nats.url(), &[]), 2, &["--credentials"]);
    let wrong = check_at(&nats.url().replace("nats://", "nats://me:wrong-one@"), &[]);
    assert_says(&wrong, 2, &["--credentials"]);
    assert!(!String::from_utf8_lossy(&wrong.stderr).contains("wrong-one"), "passwords are nobody's business");
    let url = nats.url().replace("nats://", "nats://me:secret@");
    searches(&url, &[]);
    let mut worker = command();
    worker.args(["worker", "--jobs", "1", "--cluster", &url]).stderr(Stdio::piped());
    let mut worker = worker.spawn().expect("raddle runs");
    let mut said = [0; 16];
    std::io::Read::read_exact(worker.stderr.as_mut().expect("a pipe"), &mut said).expect("a line");
    worker.kill().expect("a child of ours");
    let output = worker.wait_with_output().expect("a child of ours");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("secret"), "passwords are nobody's business");
}

/// A self-signed certificate for 127.0.0.1, and its key.
fn certificate(directory: &Path) -> bool {
    let Some(openssl) = find("openssl") else {
        skipped("there is no openssl here, so nothing was shown about TLS.");
        return false;
    };
    let mut command = Command::new(openssl);
    command.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]);
    command.args(["-subj", "/CN=raddle", "-addext", "subjectAltName=IP:127.0.0.1"]);
    // One that signs itself has to be allowed to be a server, too.
    command.args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"]).arg(directory.join("key.pem"));
    let output = command.arg("-out").arg(directory.join("certificate.pem")).output().expect("openssl runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    true
}

#[test]
fn by_tls() {
    let mut has_certificate = false;
    let nats = Nats::start_with("tls", |directory| {
        has_certificate = certificate(directory);
        let [key, certificate] = ["key.pem", "certificate.pem"].map(|name| directory.join(name));
        let tls = format!("tls {{ cert_file: {:?}, key_file: {:?} }}", text(&certificate), text(&key));
        format!("jetstream: enabled\n{}", if has_certificate { tls } else { String::new() })
    });
    let Some(nats) = nats.filter(|_| has_certificate) else { return };
    let url = nats.url().replace("nats://", "tls://");
    // Nobody knows who signed it.
    assert_says(&check_at(&url, &[]), 2, &["no connection", "--tls-ca"]);
    assert_says(&check_at(&url, &["--tls-ca", "no/such/file"]), 2, &["--tls-ca: cannot read"]);
    let no_certificate = nats.scratch.path().join("nats.conf");
    assert_says(&check_at(&url, &["--tls-ca", text(&no_certificate)]), 2, &["--tls-ca"]);
    let authority = nats.scratch.path().join("certificate.pem");
    searches(&url, &["--tls-ca", text(&authority)]);
    let Some(plain) = Nats::start("plain") else { return };
    assert_says(&check_at(&plain.url().replace("nats://", "tls://"), &[]), 2, &["whether the server speaks TLS"]);
    // A server that wants TLS gets it, whatever the address begins with.
    searches(&nats.url(), &["--tls-ca", text(&authority)]);
}

/// In base 64 for addresses.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let number = (0..3).fold(0, |number, at| number << 8 | u32::from(*chunk.get(at).unwrap_or(&0)));
        text.extend((0..=chunk.len()).map(|at| char::from(DIGITS[(number >> (18 - 6 * at) & 63) as usize])));
    }
    text
}

/// What somebody says of somebody else, signed.
fn signed(issuer: &KeyPair, subject: &KeyPair, name: &str, nats: Value) -> String {
    let claims = json!({
        "jti": name, "iat": 1, "iss": issuer.public_key(), "name": name, "sub": subject.public_key(), "nats": nats,
    });
    let header = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let text = format!("{}.{}", base64(header.to_string().as_bytes()), base64(claims.to_string().as_bytes()));
    let signature = issuer.sign(text.as_bytes()).expect("a key of ours");
    format!("{text}.{}", base64(&signature))
}

fn credentials(account: &KeyPair) -> String {
    let user = KeyPair::new_user();
    let permissions = json!({
        "type": "user", "version": 2, "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1,
    });
    let token = signed(account, &user, "worker", permissions);
    let seed = user.seed().expect("a key of ours");
    format!(
        "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n\
         -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    )
}

/// An operator, an account with JetStream, and a user of it, as `nsc` would make them.
#[test]
fn by_credentials() {
    let (operator, system, account) = (KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_account());
    let limits = json!({
        "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true, "conn": -1, "leaf": -1,
        "mem_storage": -1, "disk_storage": -1, "streams": -1, "consumer": -1,
    });
    let described = |key: &KeyPair, name: &str, limits: &Value| {
        signed(&operator, key, name, json!({ "type": "account", "version": 2, "limits": limits }))
    };
    let mut without = limits.clone();
    for name in ["mem_storage", "disk_storage", "streams", "consumer"] {
        without[name] = json!(0);
    }
    let by = json!({ "type": "operator", "version": 2, "system_account": system.public_key() });
    let configuration = format!(
        "operator: {}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{ {}: {}, {}: {} }}\njetstream: enabled",
        signed(&operator, &operator, "operator", by),
        system.public_key(),
        system.public_key(),
        described(&system, "system", &without),
        account.public_key(),
        described(&account, "account", &limits),
    );
    let Some(nats) = Nats::start_with("credentials", |_| configuration) else { return };
    let file = |name: &str, text: String| {
        let path = nats.scratch.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let ours = file("ours.creds", credentials(&account));
    // Nobody knows this account.
    let strange = file("strange.creds", credentials(&KeyPair::new_account()));
    assert_says(&check_at(&nats.url(), &[]), 2, &["--credentials"]);
    assert_says(&check_at(&nats.url(), &["--credentials", text(&strange)]), 2, &["--credentials"]);
    searches(&nats.url(), &["--credentials", text(&ours)]);
}
