// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("Text is read by weak eyes")
  struct ContrastTests {
    /// The ratio that the accessibility guidelines of the web ask for in normal text (WCAG 2.2, 1.4.3).
    @Test(arguments: ["light", "dark"])
    func allTextHasTheContrastOfTheGuidelines(theme: String) async throws {
      let page = try await Page.openSample()
      if try await page.script("return document.documentElement.dataset.theme") != .string(theme) {
        try await page.press("t")
      }
      try await page.click("#tree [data-view='15']")
      for panel in ["preferences", "layout", "update", "environment", "accessibility", "loops"] {
        try await page.script("document.getElementById('track').focus()")
        try await page.press(.end)
        if panel == "update" { try await page.press(.home, .right) }
        try await page.click("#tab-\(panel)")
        try await page.script("for (const details of document.querySelectorAll('details')) details.open = true")
        try await page.settle()
        let faint = try await page.script(Self.faintTexts)
        #expect(faint == [], "\(panel)")
      }
      try await page.script("localStorage.clear()")
    }

    /// Texts whose contrast with what lies behind them is below 4.5.
    private static let faintTexts = """
      const channels = (color) => color.match(/[\\d.]+/g).map(Number);
      const luminance = ([red, green, blue]) => {
        const linear = [red, green, blue].map((value) => value / 255).map((value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
      };
      const background = (element) => {
        for (let current = element; current; current = current.parentElement) {
          const color = channels(getComputedStyle(current).backgroundColor);
          if (color.length === 3 || color[3] === 1) return color;
        }
        return [255, 255, 255];
      };
      const faint = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (walker.currentNode.data.trim() === "" || !parent.checkVisibility() || parent.closest("[aria-disabled=true], :disabled, svg")) continue;
        const [text, behind] = [channels(getComputedStyle(parent).color), background(parent)].map(luminance);
        const ratio = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
        if (ratio < 4.5) faint.add(`${walker.currentNode.data.trim().slice(0, 30)} (${parent.className}): ${ratio.toFixed(2)}`);
      }
      return [...faint];
      """
  }
}
