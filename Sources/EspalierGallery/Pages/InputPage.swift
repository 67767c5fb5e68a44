// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Page {
  static var input: Page {
    Page("Dates, colours, text") {
      Picture("DatePicker, compact", width: 340, height: 60) { dates.padding() }
      Picture("graphical", width: 320, height: 350) { dates.datePickerStyle(.graphical).padding() }
      Picture("wheel", width: 420, height: 190) { dates.labelsHidden().datePickerStyle(.wheel).padding() }
      FilmStrip("a panel", width: 360, height: 380, at: [0.4]) {
        dates.padding().frame(maxHeight: .infinity, alignment: .top)
      } action: {
        try $0.get(.text("Mar 15, 2024")).tap()
      }
      Picture("ColorPicker", width: 240, height: 60) { ColorPicker("Ink", selection: .constant(.orange)).padding() }
      FilmStrip("its panel", width: 320, height: 400, at: [0.4]) {
        ColorPicker("Ink", selection: .constant(.orange)).padding().frame(maxHeight: .infinity, alignment: .top)
      } action: {
        try $0.get(.role(.button, name: "Ink")).tap()
      }
      FilmStrip("TextEditor", width: 260, height: 120, at: [0]) {
        TextEditor(text: .constant("Many lines\nof a text that wraps where it does not fit, and scrolls")).padding(4)
      } action: {
        try $0.get(.role(.textField)).focus()
      }
      FilmStrip("selected text", width: 260, height: 70, at: [0]) {
        Text("The quick brown fox jumps over the lazy dog").textSelection(.enabled).padding(8)
      } action: {
        try $0.get(.text("The quick brown fox jumps over the lazy dog")).drag(by: CGSize(width: -70, height: -14))
      }
      FilmStrip("help", width: 200, height: 90, at: [1.2]) {
        Button("Save") {}.buttonStyle(.bordered).help("Writes the file")
      } action: {
        try $0.get(.text("Save")).hover()
      }
      Picture("formStyle(.columns)", width: 260, height: 110) {
        Form {
          Toggle("Sound", systemImage: "speaker.wave.2", isOn: .constant(true))
          Stepper("Copies: 2", value: .constant(2))
        }
        .formStyle(.columns).padding()
      }
    }
  }

  private static var dates: some View {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let date = calendar.date(from: DateComponents(year: 2024, month: 3, day: 15, hour: 10, minute: 30)) ?? Date()
    return DatePicker("Due", selection: .constant(date))
      .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}
