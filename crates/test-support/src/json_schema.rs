//! JSON Schema, as much of draft 7 as the schemas of our tests use. A keyword that is not known is an error, so that nothing
//! passes because it was not looked at.

use serde_json::{Map, Value};

/// Keywords that only people read.
const ANNOTATIONS: [&str; 9] =
    ["$schema", "$id", "$comment", "title", "description", "default", "definitions", "examples", "deprecated"];

/// What is wrong with a value by a schema, each with its place in the value; nothing if it is valid.
pub fn violations(schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    Validator { root: schema }.check(schema, value, "$", &mut found);
    found
}

struct Validator<'a> {
    root: &'a Value,
}

impl Validator<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
        let rules = match schema {
            Value::Bool(true) => return,
            Value::Object(rules) => rules,
            _ => return found.push(format!("{at}: nothing is valid here")),
        };
        for (keyword, rule) in rules {
            self.keyword(keyword, rule, rules, value, at, found);
        }
    }

    fn keyword(
        &self,
        keyword: &str,
        rule: &Value,
        rules: &Map<String, Value>,
        value: &Value,
        at: &str,
        found: &mut Vec<String>,
    ) {
        let mut unless = |holds: bool, what: String| {
            if !holds {
                found.push(format!("{at}: {what}"));
            }
        };
        match keyword {
            "$ref" => {
                let pointer = rule.as_str().and_then(|target| target.strip_prefix('#'));
                match pointer.and_then(|pointer| self.root.pointer(pointer)) {
                    Some(target) => self.check(target, value, at, found),
                    None => found.push(format!("{at}: there is no {rule}")),
                }
            }
            "type" => {
                let types = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
                let fits = types.iter().any(|kind| has_type(value, kind.as_str().unwrap_or_default()));
                unless(fits, format!("{value} is no {rule}"));
            }
            "enum" => {
                let known = rule.as_array().is_some_and(|all| all.contains(value));
                unless(known, format!("{value} is none of {rule}"));
            }
            "const" => unless(value == rule, format!("{value} is not {rule}")),
            "minimum" | "maximum" => {
                if let (Some(number), Some(limit)) = (value.as_f64(), rule.as_f64()) {
                    let fits = if keyword == "minimum" { number >= limit } else { number <= limit };
                    unless(fits, format!("{value} is beyond the {keyword} {rule}"));
                }
            }
            "minItems" => {
                if let (Some(list), Some(least)) = (value.as_array(), rule.as_u64()) {
                    unless(list.len() as u64 >= least, format!("fewer than {least} items"));
                }
            }
            "uniqueItems" => {
                if let (Some(list), Some(true)) = (value.as_array(), rule.as_bool()) {
                    let unique = list.iter().enumerate().all(|(index, item)| !list[..index].contains(item));
                    unless(unique, String::from("the same item twice"));
                }
            }
            "required" => {
                if let (Some(object), Some(names)) = (value.as_object(), rule.as_array()) {
                    for name in names.iter().filter_map(Value::as_str) {
                        unless(object.contains_key(name), format!("no `{name}`"));
                    }
                }
            }
            "properties" => {
                if let (Some(object), Some(properties)) = (value.as_object(), rule.as_object()) {
                    for (name, schema) in properties {
                        if let Some(member) = object.get(name) {
                            self.check(schema, member, &format!("{at}.{name}"), found);
                        }
                    }
                }
            }
            "additionalProperties" => {
                let known = rules.get("properties").and_then(Value::as_object);
                for (name, member) in value.as_object().into_iter().flatten() {
                    if !known.is_some_and(|known| known.contains_key(name)) {
                        self.check(rule, member, &format!("{at}.{name}"), found);
                    }
                }
            }
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    self.check(rule, item, &format!("{at}[{index}]"), found);
                }
            }
            "anyOf" | "oneOf" => {
                let schemas = rule.as_array().map_or(&[] as &[Value], Vec::as_slice);
                let fits = |schema: &&Value| {
                    let mut wrong = Vec::new();
                    self.check(schema, value, at, &mut wrong);
                    wrong.is_empty()
                };
                let count = schemas.iter().filter(fits).count();
                unless(count == 1 || count > 1 && keyword == "anyOf", format!("{count} of {keyword} fit {value}"));
            }
            "format" => {
                if let Some(text) = value.as_str() {
                    let fits = match rule.as_str() {
                        Some("date-time") => is_date_time(text),
                        Some("uri") => is_uri(text) && text.contains(':'),
                        Some("uri-reference") => is_uri(text),
                        _ => false,
                    };
                    unless(fits, format!("{value} is no {rule}"));
                }
            }
            _ if ANNOTATIONS.contains(&keyword) => {}
            _ => unless(false, format!("`{keyword}` is not known here")),
        }
    }
}

fn has_type(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "object" => value.is_object(),
        "array" => value.is_array(),
        "number" => value.is_number(),
        "integer" => value.is_u64() || value.is_i64(),
        "string" => value.is_string(),
        _ => false,
    }
}

/// `2026-11-17T21:30:00Z`
fn is_date_time(text: &str) -> bool {
    let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    shape == "0000-00-00T00:00:00Z"
}

/// No character in it has to be written otherwise.
fn is_uri(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || "-._~:/?#[]@!$&'()*+,;=%".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_does_not_fit_is_told_with_its_place() {
        let schema = json!({
            "type": "object",
            "required": ["a"],
            "additionalProperties": false,
            "properties": {
                "a": { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "$ref": "#/definitions/small" } },
                "b": { "anyOf": [{ "const": 1 }, { "enum": ["x", "y"] }] },
                "c": { "type": "string", "format": "date-time" },
                "d": { "type": ["null", "string"], "format": "uri" },
            },
            "definitions": { "small": { "type": "integer", "minimum": 0, "maximum": 9 } },
        });
        for good in [
            json!({ "a": [1] }),
            json!({ "a": [0, 9], "b": "x", "c": "2026-11-17T21:30:00Z", "d": "file:///a%20b" }),
            json!({ "a": [1], "b": 1, "d": null }),
        ] {
            assert_eq!(violations(&schema, &good), [""; 0], "{good}");
        }
        for (bad, place) in [
            (json!([]), "$: [] is no \"object\""),
            (json!({}), "$: no `a`"),
            (json!({ "a": [] }), "$.a: fewer than 1 items"),
            (json!({ "a": [1, 1] }), "$.a: the same item twice"),
            (json!({ "a": [1, 10] }), "$.a[1]: 10 is beyond the maximum 9"),
            (json!({ "a": [1.5] }), "$.a[0]: 1.5 is no \"integer\""),
            (json!({ "a": [1], "b": "z" }), "$.b: 0 of anyOf fit \"z\""),
            (json!({ "a": [1], "c": "today" }), "$.c: \"today\" is no \"date-time\""),
            (json!({ "a": [1], "d": "a b:c" }), "$.d: \"a b:c\" is no \"uri\""),
            (json!({ "a": [1], "e": 1 }), "$.e: nothing is valid here"),
        ] {
            assert_eq!(violations(&schema, &bad), [place], "{bad}");
        }
        let unknown = json!({ "maxLength": 3 });
        assert_eq!(violations(&unknown, &json!("abcd")), ["$: `maxLength` is not known here"]);
    }
}
