// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The places of controls' labels outside of rows, and the controls as wide as they are with their label, on a desktop: as
/// Apple's SwiftUI does it on macOS 26.2 (toggle/basic, toggle/styles, slider/basic, stepper/basic and picker/basic, see
/// `AppleFrames.swift`). How large the controls themselves are is the look's own.
@MainActor
@Suite("Controls and their labels outside of rows") struct ControlFrameTests {
  enum Kind: CaseIterable {
    case toggle, checkbox, stepper, segments, palette, menu, radio, date, field, color, month, wheels
  }

  private static let label = CGSize(width: 36.5, height: 16)
  private static let day = Date(timeIntervalSince1970: 0)

  @ViewBuilder private static func control(_ kind: Kind) -> some View {
    let label = Color.red.frame(width: label.width, height: label.height).probed("label")
    let picker = Picker(selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    } label: {
      label
    }
    let date = DatePicker(selection: .constant(day), displayedComponents: .date) { label }
    switch kind {
    case .toggle: Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch)
    case .checkbox: Toggle(isOn: .constant(true)) { label }.toggleStyle(.checkbox)
    case .stepper: Stepper(value: .constant(1)) { label }
    case .segments: picker.pickerStyle(.segmented)
    case .palette: picker.pickerStyle(.palette)
    case .menu: picker.pickerStyle(.menu)
    case .radio: picker.pickerStyle(.radioGroup)
    case .date: date
    case .field: date.datePickerStyle(.field)
    case .month: date.datePickerStyle(.graphical)
    case .wheels: date.datePickerStyle(.wheel)
    case .color: ColorPicker(selection: .constant(.red)) { label }
    }
  }

  private func window(
    _ kind: Kind, look: Look = .desktop, isMirrored: Bool = false, _ change: (AnyView) -> AnyView = { $0 }
  ) -> [String: CGRect] {
    ProbedWindow(600, 500, look: look) {
      VStack(alignment: .leading, spacing: 12) {
        Color.clear.frame(width: 600, height: 1)
        change(AnyView(Self.control(kind))).probed("control")
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    .frames
  }

  @Test("The label comes first, 8 points before the control, and both hug", arguments: Kind.allCases)
  func hugging(kind: Kind) throws {
    let own = try #require(window(kind) { AnyView($0.labelsHidden()) }["control"]).width
    #expect(own < 400)
    for isMirrored in [false, true] {
      let frames = window(kind, isMirrored: isMirrored)
      let (control, label) = (try #require(frames["control"]), try #require(frames["label"]))
      #expect(abs(control.width - own - 8 - Self.label.width) < 0.5, "\(control)")
      #expect(isMirrored ? control.maxX == 600 : control.minX == 0)
      // A box stands before its label.
      let isFirst = kind != .checkbox
      let expected = isFirst == isMirrored ? control.maxX - Self.label.width : control.minX
      #expect(abs(label.minX - expected) < 0.5, "\(label)")
    }
  }

  @Test(
    "In rows the label is at one edge and the control at the other", arguments: [Kind.toggle, .stepper, .menu, .date])
  func rows(kind: Kind) throws {
    for look in [Look.desktop, .phone] {
      for isForm in [true, false] {
        let frames = ProbedWindow(600, 500, look: look) {
          if isForm {
            Form { Self.control(kind).probed("control") }.formStyle(.grouped)
          } else {
            List { Self.control(kind).probed("control") }
          }
        }
        .frames
        #expect(try #require(frames["control"]).width > 400)
      }
    }
  }

  @Test("A phone's controls take the width; segments, menus and months have no label there", arguments: Kind.allCases)
  func phone(kind: Kind) throws {
    let frames = window(kind, look: .phone)
    let control = try #require(frames["control"])
    #expect([.checkbox, .menu, .radio].contains(kind) == (control.width < 400))
    #expect([.segments, .palette, .menu, .month].contains(kind) == (frames["label"] == nil))
  }

  @Test("A slider takes what its label leaves") func slider() throws {
    ProbedWindow(320, 100) {
      Slider(value: .constant(0.5), in: 0...1) {
        box(48, 16).probed("label")
      } minimumValueLabel: {
        box(17.5, 15).probed("least")
      } maximumValueLabel: {
        box(20, 15).probed("most")
      }
      .probed("slider")
      .frame(height: 30)
    }
    .expect("slider 0 37 320 26, label 0 42 48 16, least 56 42.5 17.5 15, most 300 42.5 20 15")
  }

  @Test("Segments fill the width where they are asked to: `buttonSizing`", arguments: [Look.desktop, .phone])
  func flexibleSegments(look: Look) throws {
    func width(_ sizing: ButtonSizing) throws -> CGFloat {
      try #require(window(.segments, look: look) { AnyView($0.buttonSizing(sizing).labelsHidden()) }["control"]).width
    }
    #expect(try width(.flexible) == 600)
    #expect(try width(.fitted) < 200)
    #expect(try width(.automatic) == width(look == .desktop ? .fitted : .flexible))
  }

  @Test("In a narrow space the label of segments breaks into lines, not the titles", arguments: [true, false])
  func narrowSegments(isForm: Bool) throws {
    let picker = Picker("The order in which the fruits are shown", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    }
    .pickerStyle(.segmented)
    let content = isForm ? AnyView(Form { picker }.formStyle(.grouped)) : AnyView(picker)
    let host = ViewHost(content, size: CGSize(width: 300, height: 200))
    let texts = host.drawnTexts.map(\.string)
    #expect(texts.contains("Apple") && texts.contains("Banana"))
    #expect(try #require(host.drawnTexts.first { $0.string.hasPrefix("The order") }).frame.height > 30)
  }

  @Test("In a bar controls show no label of their own", arguments: [Kind.segments, .menu])
  func bar(kind: Kind) throws {
    let frames = ProbedWindow(600, 500) {
      NavigationStack {
        Text("Page").toolbar { ToolbarItem(placement: .principal) { Self.control(kind).probed("control") } }
      }
    }
    .frames
    #expect(frames["label"] == nil)
  }
}
