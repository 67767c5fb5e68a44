// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rename buttons, days of a month, and what hovering changes (documentation of `RenameButton`, `MultiDatePicker` and
/// `hoverEffect`).
@MainActor
@Suite("Renaming, choosing days, hovering") struct ControlEffectTests {
  private let size = CGSize(width: 360, height: 420)

  @Test("A rename button does what is around it says, in a menu too, and is disabled without that") func renaming()
    throws
  {
    struct Page: View {
      @State var name = "Old"
      @FocusState private var isRenaming: Bool
      init() {}
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isRenaming)
          Text(isRenaming ? "renaming" : "resting").contextMenu { RenameButton() }
        }
        .renameAction($isRenaming)
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.text("resting")).secondaryTap()
    try host.get(.text("Rename")).tap()
    try host.settle()
    #expect(host.all(.text("renaming")).count == 1)
    #expect(try !ViewHost(RenameButton(), size: size).get(.role(.button)).isEnabled)
  }

  @Test(
    "A rename button moves the keyboard to the bound field, and is disabled without an action around it",
    arguments: [true, false])
  func renamedField(isBound: Bool) throws {
    struct Page: View {
      let isBound: Bool
      @FocusState private var isRenaming: Bool
      init(isBound: Bool) { self.isBound = isBound }
      var body: some View {
        TextField("Name", text: .constant("Old")).focused($isRenaming)
        Text(isRenaming ? "renaming" : "resting")
        if isBound { RenameButton().renameAction($isRenaming) } else { RenameButton() }
      }
    }
    let host = ViewHost(VStack { Page(isBound: isBound) }, size: size)
    let button = try host.get(.role(.button))
    #expect(button.isEnabled == isBound)
    if isBound { try button.tap() }
    #expect(host.all(.text("renaming")).count == (isBound ? 1 : 0))
  }

  private struct Days: View {
    @State var days: Set<DateComponents>
    let bounds: Range<Date>
    var body: some View {
      MultiDatePicker("Days", selection: $days, in: bounds)
      Text(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: ","))
    }
  }

  @Test("Each press on a day adds it or takes it out; days outside of the bounds cannot be chosen") func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func date(_ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: day)))
    }
    let chosen = DateComponents(calendar: calendar, era: 1, year: 2024, month: 5, day: 10)
    let host = ViewHost(
      Days(days: [chosen], bounds: try date(5)..<date(20)).environment(\.calendar, calendar)
        .environment(\.timeZone, calendar.timeZone).environment(\.locale, Locale(identifier: "en_US")), size: size)
    try host.get(.label("Tuesday, May 7, 2024")).tap()
    #expect(host.all(.text("7,10")).count == 1)
    #expect(try host.get(.label("Friday, May 10, 2024")).isSelected)
    try host.get(.label("Friday, May 10, 2024")).tap()
    #expect(try !host.get(.label("Friday, May 10, 2024")).isSelected)
    #expect(try !host.get(.label("Monday, May 20, 2024")).isEnabled)
    #expect(try host.get(.label("Sunday, May 19, 2024")).isEnabled)
    #expect(try !host.get(.label("Saturday, May 4, 2024")).isEnabled)
  }

  @Test("A view with a hover effect is drawn with more while the pointer is over it") func hovering() throws {
    func items<V: View>(_ view: V, hovers: Bool) throws -> String {
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      if hovers { try host.get(.text("Text")).hover() }
      return host.dump(.displayList)
    }
    for effect in [HoverEffect.automatic, .lift] {
      let view = Text("Text").hoverEffect(effect)
      #expect(try items(view, hovers: true) != items(view, hovers: false))
      #expect(try items(view.hoverEffectDisabled(), hovers: true) == items(view, hovers: false))
    }
  }

  @Test("An automatic effect is the default one of a view around; the types of effects are the same effects")
  func defaultHoverEffects() throws {
    func items<V: View>(_ view: V) throws -> String {
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      try host.get(.text("Text")).hover()
      return host.dump(.displayList)
    }
    let (text, automatic) = (Text("Text"), Text("Text").hoverEffect())
    let (lifted, none) = try (items(text.hoverEffect(.lift)), items(automatic.hoverEffectDisabled()))
    #expect(try items(automatic.defaultHoverEffect(.lift)) == lifted)
    #expect(try items(automatic.defaultHoverEffect(LiftHoverEffect())) == lifted)
    #expect(try items(automatic.defaultHoverEffect(.highlight)) == items(automatic))
    #expect(try items(automatic.defaultHoverEffect(nil)) == none)
    #expect(try items(text.hoverEffect(.highlight).defaultHoverEffect(.lift)) == items(automatic))
    #expect(try items(text.hoverEffect(LiftHoverEffect())) == lifted)
    #expect(try items(text.hoverEffect(HoverEffect(.lift))) == lifted)
    #expect(try items(text.hoverEffect(.empty)) == none)
  }
}
