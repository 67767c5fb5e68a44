// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A form in columns: labels end where controls begin.
@MainActor
@Suite struct FormColumnsTests {
  private struct Settings: View {
    @State private var name = "Ada"
    @State private var size = 1
    @State private var volume = 0.5
    @State private var count = 3
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var isOn = true

    var body: some View {
      Form {
        Section {
          TextField("Name", text: $name)
          Picker("Size of the paper", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          Picker("View", selection: $size) {
            Text("Icons").tag(1)
            Text("Rows").tag(2)
          }
          .pickerStyle(.segmented)
          Picker("Kind", selection: $size) {
            Text("Plain").tag(1)
            Text("Rich").tag(2)
          }
          .pickerStyle(.radioGroup)
          Toggle("Loud", isOn: $isOn)
          Toggle("Switched", isOn: $isOn).toggleStyle(.switch)
          Slider(value: $volume) { Text("Volume") }
          Stepper("Copies", value: $count)
          DatePicker("Day", selection: $day, displayedComponents: .date)
          LabeledContent("Version", value: "1.2")
          Button("Reset") {}
        } header: {
          Text("General")
        } footer: {
          Text("A footer")
        }
      }
      .formStyle(.columns)
    }
  }

  private let size = CGSize(width: 420, height: 600)
  private let labels = ["Name", "Size of the paper", "View", "Kind", "Switched", "Volume", "Copies", "Day", "Version"]

  /// The frame of a drawn text.
  private func text<V: View>(_ host: ViewHost<V>, _ string: String) throws -> CGRect {
    try #require(host.drawnTexts.first { $0.string == string }).frame
  }

  @Test("Labels end in one column", arguments: [Look.desktop, .phone], [false, true])
  func labels(_ look: Look, isMirrored: Bool) throws {
    let host = ViewHost(Settings(), size: size, look: look) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    let shown = look == .desktop ? labels : labels.filter { $0 != "Name" && $0 != "Volume" }
    let ends = try shown.map { isMirrored ? try text(host, $0).minX : try text(host, $0).maxX }
    #expect(ends.allSatisfy { abs($0 - ends[0]) < 0.75 }, "\(Array(zip(shown, ends)))")
  }

  @Test("Controls begin in one column, where views without a label do")
  func controls() throws {
    let host = ViewHost(Settings(), size: size)
    let column = try text(host, "Version").maxX + 8
    #expect(abs(try text(host, "1.2").minX - column) < 0.75)
    #expect(abs(try host.get(.role(.toggle, name: "Loud")).frame.minX - column) < 0.75)
    #expect(abs(try text(host, "A footer").minX - column) < 0.75)
    #expect(abs(try host.get(.role(.button, name: "Reset")).frame.minX - column) < 0.75)
    #expect(try text(host, "General").minX < 1)
    // A box with its label behind it.
    #expect(try text(host, "Loud").minX > column + 18)
    // A field takes what is left.
    #expect(try host.get(.role(.textField, name: "Name")).frame.maxX > 419)
  }

  @Test("A label of several lines ends in the same column, and the value is on its first line")
  func longLabel() throws {
    let host = ViewHost(
      Form {
        LabeledContent("A label that is far too long for one line of a form in columns", value: "Value")
        LabeledContent("Short", value: "Other")
      }
      .formStyle(.columns)
      // A form is as wide as its rows.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), size: size)
    let (short, value, other) = (try text(host, "Short"), try text(host, "Value"), try text(host, "Other"))
    #expect(abs(value.minX - other.minX) < 0.75 && abs(value.minX - short.maxX - 8) < 0.75)
    #expect(short.minX > 100 && short.maxX < 201)
    #expect(value.minY < 4 && other.minY > value.maxY + 15)
  }

  @Test("What is wider than the second column takes both")
  func wide() throws {
    let host = ViewHost(
      Form {
        LabeledContent("A label of some length", value: "Value")
        Color.blue.frame(width: 400, height: 30).accessibilityIdentifier("wide")
        Color.blue.frame(width: 100, height: 30).accessibilityIdentifier("narrow")
      }
      .formStyle(.columns)
      // A form is as wide as its rows.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), size: size)
    let column = try text(host, "Value").minX
    #expect(abs(try host.get(.identifier("narrow")).frame.minX - column) < 0.75)
    let wide = try host.get(.identifier("wide")).frame
    #expect(abs(wide.width - 400) < 0.1 && wide.minX < column - 50)
  }

  @Test("A hidden label leaves the control in the second column")
  func hiddenLabel() throws {
    let host = ViewHost(
      Form {
        LabeledContent("Version", value: "Value")
        LabeledContent("Hidden", value: "Other").labelsHidden()
      }
      .formStyle(.columns)
      // A form is as wide as its rows.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), size: size)
    #expect(host.drawnTexts.allSatisfy { $0.string != "Hidden" })
    #expect(abs(try text(host, "Value").minX - text(host, "Other").minX) < 0.75)
  }
}
