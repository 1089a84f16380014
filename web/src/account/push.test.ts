import { expect, test } from "vitest";
import { browserName, bytesOf, described } from "./push";

test("a key is read as the server writes it", () => {
  expect([...bytesOf("AP_-_w")]).toEqual([0, 255, 254, 255]);
});

test("a browser is called what its owner calls it", () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
  expect(browserName(agent)).toBe("Chrome, Linux");
  expect(browserName(`${agent} Edg/140.0`)).toBe("Edge, Linux");
  expect(browserName("something else")).toBe("Browser");
});

test("the server is told where a browser is, and its keys", () => {
  const found = { endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } };
  expect(described(found, "Firefox")).toEqual({
    endpoint: "https://push.example.org/1",
    p256dh: "p",
    auth: "a",
    label: "Firefox",
  });
});
