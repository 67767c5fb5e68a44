// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// In a desktop's forms every control has its label in front, and stands at the trailing edge.
@MainActor
@Suite struct FormLabelTests {
  private static let size = CGSize(width: 500, height: 500)

  nonisolated private static let controls = ["segmented", "palette", "radio buttons", "graphical", "vertical field"]

  @ViewBuilder private func control(_ name: String) -> some View {
    let picker = Picker("The label", selection: .constant(0)) {
      Text("0").tag(0)
      Text("1").tag(1)
    }
    switch name {
    case "segmented": picker.pickerStyle(.segmented)
    case "palette": picker.pickerStyle(.palette)
    case "radio buttons": picker.pickerStyle(.radioGroup)
    case "graphical":
      DatePicker("The label", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        .datePickerStyle(.graphical)
    default: TextField("The label", text: .constant("Text"), axis: .vertical)
    }
  }

  @Test(
    "The label shows in a desktop's forms of both styles, but not in a phone's, nor where labels are hidden",
    arguments: controls)
  func label(name: String) throws {
    func shows<Content: View>(_ content: Content, _ look: Look = .desktop) -> Bool {
      ViewHost(content, size: Self.size, look: look).dump(.displayList).contains("The label")
    }
    #expect(shows(Form { control(name) }.formStyle(.grouped)))
    #expect(shows(Form { control(name) }.formStyle(.columns)))
    #expect(shows(Form { NavigationStack { Form { control(name) }.formStyle(.grouped) } }.formStyle(.grouped)))
    #expect(!shows(Form { control(name) }.formStyle(.grouped).labelsHidden()))
    #expect(shows(Form { control(name) }.formStyle(.grouped), .phone) == (name == "radio buttons"))
  }

  @Test("Segments are as wide as they need to be, at the trailing edge; in a narrow form as wide as there is space")
  func segments() throws {
    func segments(_ width: CGFloat) throws -> CGRect {
      try ViewHost(Form { control("segmented") }.formStyle(.grouped), size: CGSize(width: width, height: 300)).get(
        .label("The label")
      )
      .frame
    }
    let wide = try segments(600)
    #expect(wide.width < 120 && wide.minX > 400 && wide.maxX < 600)
    #expect(try segments(150).maxX < 150)
  }
}
