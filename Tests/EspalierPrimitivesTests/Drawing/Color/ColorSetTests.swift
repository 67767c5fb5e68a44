// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import EspalierPrimitives

/// Colour sets as Xcode writes them.
@Suite("Colour sets")
struct ColorSetTests {
  private func set(_ entries: String) -> ColorSet? { ColorSet(Data("{\"colors\": [\(entries)]}".utf8)) }

  private func color(_ entries: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String? {
    var environment = EnvironmentValues()
    change(&environment)
    return set(entries)?.color(in: environment).resolve(in: environment).hexadecimal
  }

  @Test(
    "components",
    arguments: [
      (#""red": "1.000", "green": "0.500", "blue": "0", "alpha": "1.000""#, "#FF8000FF"),
      (#""red": "0xFF", "green": "0X80", "blue": "0x00", "alpha": "0.5""#, "#FF800080"),
      (#""red": "255", "green": "128", "blue": "0", "alpha": "1.000""#, "#FF8000FF"),
      // Numbers of JSON, in both forms.
      (#""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, "#FF8000FF"),
      (#""red": 255, "green": 128, "blue": 0, "alpha": 0.5"#, "#FF800080"),
      // One of 255 beside a component that shows it, but all of the opacity.
      (#""red": "1", "green": "255", "blue": "1", "alpha": "1""#, "#01FF01FF"),
      (#""red": "1", "green": "1", "blue": "1", "alpha": "1""#, "#FFFFFFFF"),
      (#""white": "0.5", "alpha": "1""#, "#808080FF"),
      (#""red": "nan", "green": "x", "blue": "1.0", "alpha": "1""#, "#0000FFFF"),
    ])
  func components(_ components: String, _ expected: String) {
    #expect(color("{\"color\": {\"components\": {\(components)}}}") == expected)
  }

  @Test(
    "colours of the system by name",
    arguments: [
      ("systemRedColor", Color.red), ("systemGray2Color", Color(SystemColor.gray2)), ("labelColor", .primary),
      ("secondaryLabelColor", .secondary), ("systemBackgroundColor", Color(SystemColor.background)),
      ("secondarySystemGroupedBackgroundColor", Color(SystemColor.secondaryGroupedBackground)),
      ("tertiarySystemFillColor", Color(SystemColor.tertiaryFill)), ("separatorColor", Color(SystemColor.separator)),
      ("controlAccentColor", .accentColor), ("linkColor", .blue),
      ("placeholderTextColor", Color(SystemColor.placeholder)),
    ])
  func references(_ name: String, _ expected: Color) {
    let entry = "{\"color\": {\"platform\": \"universal\", \"reference\": \"\(name)\"}}"
    #expect(set(entry)?.color(in: EnvironmentValues()) == expected)
    #expect(set(entry)?.refersToAccent == (expected == .accentColor))
  }

  @Test(arguments: ["redColor", "systemLabelColor", "nonsense", "", "systemColor"])
  func aReferenceToNothingIsNoColour(_ name: String) {
    #expect(set("{\"color\": {\"reference\": \"\(name)\"}}") == nil)
  }

  @Test func theVariantOfTheSurroundings() {
    func entry(_ red: Int, _ appearances: String..., idiom: String = "universal") -> String {
      """
      {"idiom": "\(idiom)", "appearances": [\(appearances.joined(separator: ","))],
        "color": {"components": {"red": "0x0\(red)", "green": "0", "blue": "0", "alpha": "1"}}}
      """
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let all = [entry(9, idiom: "watch"), entry(1), entry(2, dark), entry(3, high), entry(4, dark, high)].joined(
      separator: ",")
    #expect(color(all) == "#010000FF")
    #expect(color(all) { $0.colorScheme = .dark } == "#020000FF")
    #expect(color(all) { $0.colorSchemeContrast = .increased } == "#030000FF")
    #expect(
      color(all) {
        $0.colorScheme = .dark
        $0.colorSchemeContrast = .increased
      } == "#040000FF")
    // The nearest entry of a set takes the place of one that it lacks.
    #expect(color(entry(1) + "," + entry(3, high)) { $0.colorScheme = .dark } == "#010000FF")
    #expect(color(entry(2, dark)) == "#020000FF")
  }

  /// The set of a new project in Xcode.
  @Test func aSetWithoutAColourIsNone() {
    #expect(set(#"{"idiom": "universal"}"#) == nil)
    #expect(ColorSet(Data("[]".utf8)) == nil)
  }

  private func reports(_ contents: String) -> [String] {
    var reports: [String] = []
    _ = ColorSet(Data(contents.utf8)) { reports.append($0) }
    return reports
  }

  @Test func whatIsNoColourSetIsReported() {
    #expect(reports("[]") == ["It is no JSON of a colour set."])
    #expect(reports(#"{"colors": [{"color": {"components": {"red": [1]}}}]}"#) == ["It is no JSON of a colour set."])
    #expect(reports(#"{"colors": [{"idiom": "universal"}]}"#).isEmpty)
  }

  @Test(arguments: ["nan", "", "1.2.3", "0xGG", "1e400", "inf", "0xFFFFFFFFFFFFFFFFFFFFFFFF", "0x1.8p1", "red"])
  func aComponentThatIsNoNumberIsReported(text: String) {
    func contents(_ name: String) -> String {
      #"{"colors": [{"color": {"components": {"\#(name)": "\#(text)", "green": "1"}}}]}"#
    }
    #expect(
      reports(contents("red")) == ["The component \"red\" is \"\(text)\", which is no number; it counts as 0."])
    #expect(
      reports(contents("alpha")) == ["The component \"alpha\" is \"\(text)\", which is no number; it counts as 1."])
    #expect(color(#"{"color": {"components": {"red": "\#(text)", "green": "1", "alpha": "\#(text)"}}}"#) == "#00FF00FF")
  }

  @Test(arguments: ["1", "0.5", "-0.25", "255", "0xfF", " 1.000 ", "1e-3", ".5"])
  func aComponentThatIsANumberIsNotReported(text: String) {
    #expect(reports(#"{"colors": [{"color": {"components": {"red": "\#(text)"}}}]}"#).isEmpty)
  }
}
