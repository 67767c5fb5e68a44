// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The label of a control that is made of several views: a title, with subtitles below it.
@MainActor
@Suite struct SubtitleTests {
  nonisolated private static let controls = [
    "toggle", "checkbox", "labeled content", "stepper", "picker", "radio buttons", "segments", "slider", "date picker",
    "date field", "color picker", "button", "menu", "label",
  ]

  @ViewBuilder private func control<Parts: View>(_ name: String, @ViewBuilder _ parts: () -> Parts) -> some View {
    let picker = Picker(selection: .constant(0)) {
      Text("0").tag(0)
      Text("1").tag(1)
    } label: {
      parts()
    }
    switch name {
    case "toggle": Toggle(isOn: .constant(true), label: parts)
    case "checkbox": Toggle(isOn: .constant(true), label: parts).toggleStyle(.checkbox)
    case "labeled content": LabeledContent(content: { Text("Content") }, label: parts)
    case "stepper": Stepper(value: .constant(1), label: parts)
    case "picker": picker.pickerStyle(.menu)
    case "radio buttons": picker.pickerStyle(.radioGroup)
    case "segments": picker.pickerStyle(.segmented)
    case "slider": Slider(value: .constant(0.5), label: parts)
    case "date picker": DatePicker(selection: .constant(.now), label: parts)
    case "date field": DatePicker(selection: .constant(.now), label: parts).datePickerStyle(.field)
    case "color picker": ColorPicker(selection: .constant(.red), label: parts)
    case "button": Button(action: {}, label: parts)
    case "menu": Menu(content: { Text("Item") }, label: parts)
    default: Label(title: parts, icon: { Color.red.frame(width: 8, height: 8) })
    }
  }

  @Test("The second text is below the first one, lower than it, in every container", arguments: controls)
  func below(name: String) throws {
    for container in ["grouped", "columns", "list", "stack"] {
      // Outside of rows a button's label is a row.
      if container == "stack" || container == "columns", ["button", "menu"].contains(name) { continue }
      let view = control(name) {
        Text("Title")
        Text("Subtitle")
      }
      let host = ViewHost(
        Group {
          switch container {
          case "grouped": Form { view }.formStyle(.grouped)
          case "columns": Form { view }.formStyle(.columns)
          case "list": List { view }
          default: VStack { view }
          }
        }, size: CGSize(width: 500, height: 300),
        // On a desktop a button has a border in rows as well, and its label is a row.
        look: ["button", "menu"].contains(name) ? .phone : .desktop)
      let title = try host.get(.text("Title")).frame
      let subtitle = try host.get(.text("Subtitle")).frame
      #expect(subtitle.minY >= title.maxY, "\(container): \(title) \(subtitle)")
      #expect(subtitle.height < title.height, "\(container)")
      // In columns a toggle is a check box in front of its label.
      let aligned =
        container == "columns" && !["toggle", "checkbox", "label"].contains(name)
        ? abs(subtitle.maxX - title.maxX) : abs(subtitle.minX - title.minX)
      #expect(aligned < 0.5, "\(container): \(title) \(subtitle)")
    }
  }

  @Test("Parts may come and go")
  func partsChange() throws {
    struct Page: View {
      @State private var explains = false

      var body: some View {
        Form {
          Toggle(isOn: $explains) {
            Text("Title")
            if explains { Text("Subtitle") }
          }
        }
        .formStyle(.grouped)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 500, height: 300))
    let alone = try host.get(.text("Title")).frame
    #expect(host.all(.text("Subtitle")).isEmpty)
    try host.get(.role(.toggle)).tap()
    let (title, subtitle) = (try host.get(.text("Title")).frame, try host.get(.text("Subtitle")).frame)
    #expect(subtitle.minY >= title.maxY && abs(title.minX - alone.minX) < 0.5)
    // The row is one control, named by both.
    #expect(host.all(.role(.toggle, name: "Title, Subtitle")).count == 1)
  }

  @Test("A picture stands beside its title")
  func picture() throws {
    let label = Toggle(isOn: .constant(true)) {
      Image(systemName: "star")
      Text("Title")
      Text("Subtitle")
    }
    let host = ViewHost(Form { label }.formStyle(.grouped), size: CGSize(width: 500, height: 300))
    let (image, title) = (try host.get(.type(Image.self)).frame, try host.get(.text("Title")).frame)
    #expect(image.maxX < title.minX && image.midY > title.minY)
    #expect(try host.get(.text("Subtitle")).frame.minX == title.minX)
  }

  @Test("A style of one's own gets the parts as they are")
  func ownStyle() throws {
    struct Row: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
    }
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Title")
      Text("Subtitle")
    }
    let host = ViewHost(toggle.toggleStyle(Row()), size: CGSize(width: 500, height: 300))
    #expect(try host.get(.text("Title")).frame.midY == host.get(.text("Subtitle")).frame.midY)
  }

  @Test("An item of a menu with two texts is one item")
  func menuItem() throws {
    var chosen = 0
    let menu = Menu("Menu") {
      Button {
        chosen += 1
      } label: {
        Text("Item")
        Text("Second line")
      }
    }
    let host = ViewHost(menu, size: CGSize(width: 300, height: 300))
    try host.get(.text("Menu")).tap()
    #expect(host.all(.role(.button)).count == 2)
    try host.get(.text("Second line")).tap()
    #expect(chosen == 1)
  }

  @Test("Quiet by itself: `.secondary` changes nothing in a footer and in a value")
  func secondaryInCaptions() throws {
    func colors(_ style: some ShapeStyle) -> String {
      let form = Form {
        Section {
          LabeledContent("Label") { Text("Value").foregroundStyle(style) }
        } footer: {
          Text("Footer").foregroundStyle(style)
        }
      }
      .formStyle(.grouped)
      return ViewHost(form, size: CGSize(width: 300, height: 300)).dump(.displayList)
    }
    #expect(colors(.foreground) == colors(.secondary))
    #expect(colors(.foreground) != colors(.tertiary))
  }
}
