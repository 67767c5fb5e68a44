// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import EspalierText
import Foundation

extension Text {
  /// The lines of a text, ready to be drawn. All positions are in points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether characters were omitted.
    public let isTruncated: Bool

    /// Whether both are of the same characters at the same places, in the same colours.
    public static func == (a: Layout, b: Layout) -> Bool {
      a.lines.first?.part.text == b.lines.first?.part.text && a.count == b.count && a.isTruncated == b.isTruncated
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    /// The line at an index, the first one on top; O(1).
    public subscript(index: Int) -> Line { lines[index] }

    /// The runs of a line, from its beginning.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      let part: TextPart
      /// The left end of the baseline.
      public let origin: CGPoint

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      /// The run at an index, in the order of drawing; O(1).
      public subscript(index: Int) -> Run { runs[index] }
      /// The box of the line, from its ascent to its descent.
      public var typographicBounds: TypographicBounds { TypographicBounds(part.rect, baseline: origin.y) }
    }

    /// The characters of a line that have the same style and attributes, one slice for each.
    public struct Run: RandomAccessCollection {
      let glyphs: [Glyph]
      let part: TextPart
      let baseline: CGFloat
      let attributes: TextAttributes?
      /// The direction in which the characters follow each other.
      public let layoutDirection: LayoutDirection

      /// The box of one character and its place in the text.
      struct Glyph {
        let rect: CGRect
        let index: CharacterIndex
      }

      public var startIndex: Int { 0 }
      public var endIndex: Int { glyphs.count }
      /// The part of a run at an index; O(1).
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// The places of the characters in the text; O(length).
      public var characterIndices: [CharacterIndex] { glyphs.map(\.index) }
      /// The box of the run, from its ascent to its descent.
      public var typographicBounds: TypographicBounds { TypographicBounds(part.rect, baseline: baseline) }

      /// The attribute that `customAttribute(_:)` has set for these characters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?[key] }
    }

    /// Some characters of a run that follow each other: those of a run itself are one character each.
    public struct RunSlice {
      /// The run.
      public let run: Run
      private let places: Range<Int>

      /// The characters of a run at some of its indices, without those that it does not have.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        places = indices.clamped(to: 0..<run.count)
      }

      /// The box of the part, from its ascent to its descent; O(length).
      public var typographicBounds: TypographicBounds { TypographicBounds(part.rect, baseline: run.baseline) }
      /// The places of the characters in the text; O(length).
      public var characterIndices: [CharacterIndex] { run.glyphs[places].map(\.index) }

      /// The attribute that `customAttribute(_:)` has set for these characters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      var part: TextPart {
        let rect = run.glyphs[places].reduce(CGRect.null) { $0.union($1.rect) }
        return TextPart(text: run.part.text, rect: rect.isNull ? .zero : rect)
      }
    }

    /// The place of a character in the text, to be compared with others.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let offset: Int
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
      /// The number of letters from this one to another.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// The letter that many letters further.
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
    }

    /// The extents of characters.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// Distance from the beginning of the text to its end, in points.
      public var width: CGFloat
      /// Height above the baseline, in points.
      public var ascent: CGFloat
      /// Depth below the baseline, in points.
      public var descent: CGFloat
      /// Additional points between lines; always 0 here.
      public var leading: CGFloat = 0

      /// The box in the coordinates of the layout, in points.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      /// An empty box at the origin.
      public init() { self.init(.zero, baseline: 0) }

      init(_ rect: CGRect, baseline: CGFloat) {
        origin = CGPoint(x: rect.minX, y: baseline)
        width = rect.width
        ascent = baseline - rect.minY
        descent = rect.maxY - baseline
      }
    }
  }
}

/// A text and its colours, parts of which are drawn.
final class DrawnTextParts: Equatable, @unchecked Sendable {
  fileprivate let shaped: ShapedText
  private let style: ShownStyle
  private let palette: [ShownStyle]

  init(shaped: ShapedText, appearance: TextAppearance?, in environment: EnvironmentValues) {
    self.shaped = shaped
    style = appearance?.base?.shown(in: environment) ?? environment.textStyle
    palette = appearance?.palette.map { $0.shown(in: environment) } ?? []
  }

  static func == (a: DrawnTextParts, b: DrawnTextParts) -> Bool {
    a.shaped === b.shaped && a.style == b.style && a.palette == b.palette
  }

  /// The display list of the part in a rectangle.
  fileprivate func list(in rect: CGRect) -> DisplayList {
    let frame = CGRect(origin: .zero, size: shaped.size)
    let item: DisplayItem
    if case .color(let color) = style.paint, shaped.isMonochrome {
      item = DisplayItem(.text(shaped, frame: frame, color: color))
    } else {
      item = DisplayItem(
        .paintedText(shaped, frame: frame, paint: style.paint, palette: palette.map(\.paint), bounds: frame))
    }
    let cut = DisplayList([DisplayItem(.effect(.clip(path: Path(rect), rule: .nonZero), DisplayList([item])))])
    return style.applyingEffects(to: cut)
  }
}

/// A rectangle of a text.
struct TextPart {
  let text: DrawnTextParts
  let rect: CGRect
}

extension Text.Layout {
  /// The layout of a text with a place for every character. O(length²).
  @MainActor
  init(_ drawn: DrawnTextParts, attributes: [Int: TextAttributes]) {
    let shaped = drawn.shaped
    isTruncated = shaped.isTruncated
    // The index of each character's run.
    let owners = shaped.text.runs.enumerated().flatMap { index, run in Array(repeating: index, count: run.string.count)
    }
    let count = shaped.string.count
    let places = (0...count).map { shaped.caretRect(at: $0) }
    let rects = shaped.lineRects
    func line(of index: Int) -> Int {
      rects.lastIndex { $0.minY <= places[index].midY } ?? 0
    }
    let numbers = (0..<count).map(line)
    lines = rects.indices.map { number in
      let rect = rects[number]
      let metrics = fontMetrics(shaped.text.font)
      let baseline =
        number == 0
        ? shaped.firstBaseline
        : number == rects.count - 1 ? shaped.lastBaseline : rect.minY + metrics.ascent * shaped.scale
      let characters = (0..<count).filter { numbers[$0] == number }
      func part(_ rect: CGRect) -> TextPart { TextPart(text: drawn, rect: rect) }
      var runs: [Run] = []
      var rest = characters[...]
      while let first = rest.first {
        let owner = first < owners.count ? owners[first] : 0
        let own = rest.prefix { ($0 < owners.count ? owners[$0] : 0) == owner }
        rest = rest.dropFirst(own.count)
        let glyphs = own.map { index in
          let start = places[index].minX
          let end = index + 1 < count && numbers[index + 1] == number ? places[index + 1].minX : rect.maxX
          return Run.Glyph(
            rect: CGRect(x: Swift.min(start, end), y: rect.minY, width: abs(end - start), height: rect.height),
            index: CharacterIndex(offset: index))
        }
        let whole = glyphs.reduce(CGRect.null) { $0.union($1.rect) }
        let isMirrored = own.count > 1 && places[own.last!].minX < places[first].minX
        runs.append(
          Run(
            glyphs: glyphs, part: part(whole), baseline: baseline, attributes: attributes[owner],
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
      }
      return Line(runs: runs, part: part(rect), origin: CGPoint(x: rect.minX, y: baseline))
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its own place.
  public func draw(_ line: Text.Layout.Line) { draw(line.part) }
  /// Draws a run of a text at its own place.
  public func draw(_ run: Text.Layout.Run) { draw(run.part) }
  /// Draws characters of a text at their own place.
  public func draw(_ slice: Text.Layout.RunSlice) { draw(slice.part) }

  private func draw(_ part: TextPart) {
    let part = UncheckedSendable(part)
    draw(MainActor.assumeIsolated { UncheckedSendable(part.value.text.list(in: part.value.rect)) }.value)
  }
}
