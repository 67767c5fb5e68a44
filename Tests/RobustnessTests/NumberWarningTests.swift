// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The treatment of values that are no numbers: the nearest value is used, and one warning names the view.
@MainActor
@Suite("Warnings of numbers")
struct NumberWarningTests {
  private static let advice = "Check what it is computed from: a division by 0 is not a number."

  @Test("A progress view of 0 / 0 shows 0, and says so to a screen reader") func progress() throws {
    let host = ViewHost(ProgressView(value: 0.0 / 0.0), size: CGSize(width: 200, height: 40))
    #expect(
      host.warnings.map(\.text) == ["ProgressView: the value is \(Double.nan); 0 of 0…1 is shown. \(Self.advice)"])
    #expect(host.dump(.accessibility).contains("0%"))
    #expect(
      try Exercise.warnings(ProgressView(value: Double.infinity, total: 1)).first?.contains("1 of 0…1 is shown") == true
    )
    #expect(try Exercise.warnings(ProgressView(value: 7, total: 2)).isEmpty)
  }

  @Test("A gauge of a number that is none shows its lower bound") func gauge() throws {
    #expect(
      try Exercise.warnings(Gauge(value: Double.nan) { Text("g") }) == [
        "Gauge: the value is nan; 0 of 0…1 is shown. \(Self.advice)"
      ])
  }

  @Test("A slider of a number that is none shows its lower bound; of an infinite one, the nearest bound") func slider()
    throws
  {
    #expect(
      try Exercise.warnings(Slider(value: .constant(Double.nan), in: 2...4)) == [
        "Slider: the value is nan; the slider shows 2.0. \(Self.advice)"
      ])
    #expect(
      try Exercise.warnings(Slider(value: .constant(Double.infinity), in: 2...4)) == [
        "Slider: the value is inf; the slider shows 4.0. \(Self.advice)"
      ])
  }

  @Test("A grid without columns has one, and a warning") func noColumns() throws {
    let host = ViewHost(
      LazyVGrid(columns: []) { ForEach(0..<3) { Text("row \($0)") } }, size: CGSize(width: 200, height: 200))
    #expect(host.all(.text("row 2")).count == 1)
    #expect(
      host.warnings.map(\.text) == [
        "LazyVGrid: columns has no items; one flexible item is used. Give it as many as there are to be columns."
      ])
  }

  @Test("A grid with a length that is none uses the nearest one") func columnsWithoutLengths() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(-.greatestFiniteMagnitude))]) { Text("a") }
    #expect(
      try Exercise.warnings(grid) == [
        "LazyVGrid columns: a fixed length is -1.7976931348623157e+308; -1000000000.0 is used. \(Self.advice)"
      ])
  }

  @Test("A blur and a shadow as wide as there are numbers are as wide as can be drawn") func effects() throws {
    #expect(
      try Exercise.warnings(Text("a").blur(radius: .greatestFiniteMagnitude)) == [
        "blur: the radius is 1.7976931348623157e+308; 100000.0 is used. \(Self.advice)"
      ])
    #expect(try Exercise.warnings(Text("a").shadow(radius: .greatestFiniteMagnitude)).count == 1)
    #expect(try Exercise.warnings(Text("a").rotationEffect(.radians(.nan)).scaleEffect(.nan).opacity(.nan)).count == 3)
  }

  @Test("A font, letters and lines without a size have the usual one") func texts() throws {
    let size: (String) -> String = { "\($0): the size is nan; 17 points are used. \(Self.advice)" }
    #expect(try Exercise.warnings(Text("a").font(.system(size: .nan))) == [size("Font.system")])
    #expect(try Exercise.warnings(Text("a").font(.custom("x", size: .nan))) == [size("Font.custom")])
    #expect(try Exercise.warnings(Text("a").font(.custom("x", fixedSize: .infinity))).count == 1)
    #expect(
      try Exercise.warnings(Text("a").kerning(.nan)) == [
        "kerning: the number of points is nan; 0.0 is used. \(Self.advice)"
      ])
    #expect(try Exercise.warnings(Text("a").tracking(.nan).baselineOffset(.infinity)).count == 2)
    #expect(try Exercise.warnings(HStack { Text("a") }.kerning(.nan).tracking(.nan).baselineOffset(.nan)).count == 3)
    #expect(try Exercise.warnings(Text("a\nb").lineSpacing(.nan).minimumScaleFactor(.nan)).count == 2)
    #expect(try Exercise.warnings(Text("a").font(.system(size: 0)).kerning(-3).lineSpacing(5)).isEmpty)
  }

  @Test("What a canvas draws at no place is left out; the rest is drawn") func canvas() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
      context.scaleBy(x: .nan, y: 1)
      context.draw(Text("x"), at: .zero)
    }
    let host = ViewHost(canvas, size: CGSize(width: 40, height: 40))
    _ = try host.png()
    #expect(
      host.warnings.map(\.text) == [
        "Canvas: a path, a text or a picture has a coordinate that is not finite: it is left out. \(Self.advice)",
        "Canvas: the context has a transform with a number that is not finite: what is drawn through it is left out. "
          + Self.advice,
      ])
    #expect(host.dump(.displayList).contains("fill"))
  }

  @Test("A date that is none is the nearest one that a calendar can count with") func dates() throws {
    let found = try Exercise.warnings(Text(Date(timeIntervalSince1970: .nan), style: .timer))
    #expect(
      found == [
        "Text: the date, in seconds since 2001, is nan; the nearest date is used, 0.0 s. \(Self.advice)"
      ])
    #expect(
      try Exercise.warnings(DatePicker("d", selection: .constant(Date(timeIntervalSince1970: .infinity)))).count == 1)
    #expect(try Exercise.warnings(TimelineView(.periodic(from: .now, by: .nan)) { _ in Text("a") }).count == 1)
    #expect(try Exercise.warnings(DatePicker("d", selection: .constant(.distantFuture))).isEmpty)
  }

  @Test("A cell of more columns than a grid can have has as many as it can") func gridCells() throws {
    let grid = Grid {
      GridRow {
        Text("a").gridCellColumns(.max)
        Text("b").gridCellColumns(.min)
      }
    }
    #expect(try Exercise.warnings(grid).count == 2)
  }
}
