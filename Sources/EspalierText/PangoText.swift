// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import EspalierNumbers
import Foundation

/// Makes Pango layouts of parts of a text.
@MainActor
struct PangoText {
  let runs: [TextRun]
  /// The text in UTF-8. Pango stops at a NUL, so a space replaces it.
  let bytes: [UInt8]
  /// Whether letters of a run have their space behind them; asked for each line.
  let hasKernedRuns: Bool
  private let runStarts: [Int]
  private let library: FontLibrary
  /// The distance by which letters move together, as a fraction of the font's size.
  private let tightening: CGFloat

  init(_ text: StyledText, library: FontLibrary, tightening: CGFloat = 0) {
    runs = text.runs
    hasKernedRuns = runs.contains(where: \.isKerned)
    self.tightening = tightening
    self.library = library
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(bytes.count)
      bytes += run.string.utf8
    }
    for i in bytes.indices where bytes[i] == 0 { bytes[i] = 32 }
    self.bytes = bytes
    runStarts = starts
  }

  /// The run that contains a byte.
  func runIndex(at byte: Int) -> Int {
    var low = 0
    var high = runStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// The end of a number of runs, the first of which contains a byte. O(log runs).
  func end(of count: Int, from byte: Int) -> Int {
    let (next, overflows) = runIndex(at: byte).addingReportingOverflow(count)
    return overflows || next >= runStarts.count ? bytes.count : runStarts[next]
  }

  /// The gap in points between a line of these bytes and the line below: the greatest leading of its fonts.
  func leading(of bytes: Range<Int>) -> CGFloat {
    let last = runIndex(at: max(bytes.lowerBound, bytes.upperBound - 1))
    return runs[runIndex(at: bytes.lowerBound)...last].reduce(0) { max($0, library.face($1.font).metrics.leading) }
  }

  /// - Parameters:
  ///   - range: The bytes to lay out.
  ///   - width: The width at which lines end, in points; nil for no limit.
  ///   - ellipsize: Shortens the text to one line of that width.
  ///   - edit: Changes the bytes; offsets of the part of `range` that remains must still count from the same position.
  func makeLayout(
    _ range: Range<Int>, width: CGFloat?, ellipsize: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE,
    edit: ((inout [UInt8]) -> Void)? = nil
  ) -> OpaquePointer {
    let layout = pango_layout_new(library.context)!
    let base = library.face(runs[0].font)
    pango_layout_set_font_description(layout, base.pango)
    if let edit {
      var part = Array(bytes[range])
      edit(&part)
      set(part[...], on: layout)
    } else {
      set(bytes[range], on: layout)
    }
    if let attributes = attributes(of: range) {
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    if let width {
      // One unit more, so that a text fits into the width that it reported even after rounding in sums of widths.
      let available = max(width - trailingKerning, 0)
      pango_layout_set_width(layout, Int32(clamping: min(available * CGFloat(PANGO_SCALE) + 1, 1e9)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, ellipsize)
    }
    return layout
  }

  private func set(_ bytes: ArraySlice<UInt8>, on layout: OpaquePointer) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return pango_layout_set_text(layout, "", 0) }
      pango_layout_set_text(layout, start.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
    }
  }

  /// The attributes of a part of the text that differ from those of the base font, with offsets from its first byte; nil for plain
  /// text. O(runs in the part): a long text is laid out in many parts.
  private func attributes(of range: Range<Int>) -> OpaquePointer? {
    let list = pango_attr_list_new()!
    // A word that is wider than its line is broken without a hyphen, as on Apple systems.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    if runs.count == 1, runs[0].isPlain, !runs[0].font.monospacedDigits, runs[0].font.leading == .standard,
      tightening == 0
    {
      return list
    }
    let origin = range.lowerBound
    // The empty line at the end is in no run.
    if origin == bytes.count, runs.count > 1 { return list }
    let last = runIndex(at: max(range.upperBound - 1, origin))
    for i in runIndex(at: origin)...last {
      let start = UInt32(max(runStarts[i] - origin, 0))
      // The last run also styles appended text: the dots of a truncation.
      let limit = i < last ? UInt32(runStarts[i + 1] - origin) : UInt32.max
      for attribute in attributes(of: runs[i], number: i) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = limit
        pango_attr_list_insert(list, attribute)
      }
    }
    return list
  }

  static func units(_ length: CGFloat) -> Int32 {
    Int32(clamping: min(max(length.isFinite ? length : 0, -1e5), 1e5) * CGFloat(PANGO_SCALE))
  }

  /// The space in points between two letters of a run.
  func letterSpacing(of run: TextRun) -> CGFloat { run.letterSpacing - tightening * run.font.usableSize }

  private func attributes(of run: TextRun, number: Int) -> [UnsafeMutablePointer<PangoAttribute>] {
    var list: [UnsafeMutablePointer<PangoAttribute>?] = []
    if runs.count > 1 { list.append(pango_attr_font_desc_new(library.face(run.font).pango)) }
    if run.font.leading != .standard {
      list.append(pango_attr_line_height_new_absolute(units(library.face(run.font).metrics.lineHeight)))
    }
    if run.font.monospacedDigits { list.append(pango_attr_font_features_new("tnum=1")) }
    func units(_ length: CGFloat) -> Int32 { Self.units(length) }
    let spacing = letterSpacing(of: run)
    if spacing != 0 { list.append(pango_attr_letter_spacing_new(units(spacing))) }
    if run.baselineOffset != 0 { list.append(pango_attr_rise_new(units(run.baselineOffset))) }
    // A colour that is never drawn: at its changes Pango ends a run of glyphs, so that a ligature across them is separated.
    if runs.count > 1 {
      let number = UInt32(number) + 1
      list.append(pango_attr_foreground_new(UInt16(number & 0xFFFF), UInt16(number >> 16 & 0xFFFF), 0))
    }
    if let language = run.language { list.append(pango_attr_language_new(pango_language_from_string(language))) }
    if let attachment = run.attachment {
      var rect = PangoRectangle()
      rect.y = -units(attachment.size.height - attachment.descent)
      rect.width = units(attachment.size.width)
      rect.height = units(attachment.size.height)
      list.append(pango_attr_shape_new(&rect, &rect))
    }
    return list.compactMap { $0 }
  }
}
