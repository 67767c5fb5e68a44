// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierPrimitives
import Testing

/// The tables of automatic styles in `docs/looks.md`, and the code that decides them.
@Suite("The page's tables of automatic styles") struct AutomaticStyleTableTests {
  private static func row(_ control: String, _ cell: (AutomaticStyles) -> String, _ look: DesignLook) -> String {
    let cells = ControlContainer.allCases.map { container in
      let inside = cell(AutomaticStyles(look: look, container: container))
      let alone = cell(AutomaticStyles(look: look, container: container, isWholeRow: true))
      return inside == alone ? inside : "\(inside); alone: \(alone)"
    }
    return "| " + ([control] + cells).joined(separator: " | ") + " |"
  }

  private static func table(_ look: DesignLook) -> [String] {
    let containers = ControlContainer.allCases.map(\.rawValue)
    return [
      "| | " + containers.joined(separator: " | ") + " |",
      "|--|" + String(repeating: "--|", count: containers.count),
      row("`Button`, `Menu`", { $0.button.rawValue }, look),
      row("`NavigationLink`", { $0.navigationLink.rawValue }, look),
      row("`Link`", { $0.link.rawValue }, look),
      row("`Toggle`", { $0.toggle.rawValue }, look),
      row("`TextField`, `SecureField`", { $0.field.rawValue }, look),
      row("`Picker`", { $0.picker.rawValue }, look),
      row("`Stepper`, `DatePicker`, `ColorPicker`, `LabeledContent`", { $0.labeled.rawValue }, look),
      row("`Slider`", { $0.slider.rawValue }, look),
      row("`ProgressView`, `Gauge`: lines", { $0.progress.rawValue }, look),
    ]
  }

  @Test("Each cell of the page is what the code decides", arguments: DesignLook.allCases)
  func tables(look: DesignLook) throws {
    let page = Page("docs/looks.md").text
    let expected = Self.table(look).joined(separator: "\n")
    #expect(page.contains("\n\n" + expected + "\n\n"), "docs/looks.md lacks this table:\n\(expected)")
  }
}
