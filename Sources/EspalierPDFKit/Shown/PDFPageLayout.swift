// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The arrangement of pages in a view.
public enum PDFDisplayMode: Int, Sendable {
  /// One page; all pages below each other.
  case singlePage, singlePageContinuous
  /// Two pages side by side; all pages in pairs.
  case twoUp, twoUpContinuous
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// From the top to the bottom; from one side to the other one.
  case vertical, horizontal
}

/// The places of pages in a view, in points of the view.
///
/// Reads the sizes of all pages; costs O(pages) for each change of the size or the scale.
struct PDFPageLayout: Equatable {
  /// The arrangement.
  struct Options: Equatable {
    var mode = PDFDisplayMode.singlePageContinuous
    var direction = PDFDisplayDirection.vertical
    /// Whether there are distances between pages.
    var hasBreaks = true
    /// The distances around pages in points at scale 1: top, left, bottom, right.
    var margins = [4.75, 4.0, 4.75, 4.0]
    /// Whether the first page is alone in pairs, as a book's cover is.
    var isBook = false
    /// Whether the first of a pair is at the right.
    var isRightToLeft = false
  }

  /// The rectangles of shown pages, by their numbers.
  private(set) var frames: [Int: CGRect] = [:]
  /// The size of all of them.
  private(set) var size = CGSize.zero

  /// The numbers of the pages beside each other.
  static func rows(count: Int, _ options: Options) -> [[Int]] {
    guard options.mode == .twoUp || options.mode == .twoUpContinuous else { return (0..<max(count, 0)).map { [$0] } }
    var rows: [[Int]] = []
    var next = 0
    while next < count {
      let length = options.isBook && next == 0 ? 1 : 2
      rows.append(Array(next..<min(next + length, count)))
      next += length
    }
    return rows
  }

  /// The rows that are shown: all, or that of the current page.
  static func shownRows(count: Int, current: Int, _ options: Options) -> [[Int]] {
    let rows = rows(count: count, options)
    guard options.mode == .singlePage || options.mode == .twoUp else { return rows }
    return rows.filter { $0.contains(current) }
  }

  /// The scale at which the width fits, or the whole row where one alone is shown; 1 without pages.
  static func fittingScale(_ sizes: [CGSize], current: Int, _ options: Options, in available: CGSize) -> CGFloat {
    let layout = PDFPageLayout(sizes, current: current, options, scale: 1)
    guard layout.size.width > 0, layout.size.height > 0, available.width > 0, available.height > 0 else { return 1 }
    let (x, y) = (available.width / layout.size.width, available.height / layout.size.height)
    if options.mode == .singlePage || options.mode == .twoUp { return min(x, y) }
    return options.direction == .vertical ? x : y
  }

  init(_ sizes: [CGSize], current: Int, _ options: Options, scale: CGFloat) {
    let margins = options.hasBreaks ? options.margins.map { CGFloat($0) * scale } : [0, 0, 0, 0]
    let isHorizontal = options.direction == .horizontal
    var (offset, breadth) = (CGFloat(0), CGFloat(0))
    var placed: [(row: [(Int, CGRect)], size: CGSize)] = []
    for row in Self.shownRows(count: sizes.count, current: current, options) {
      var x = margins[1]
      var height: CGFloat = 0
      var frames: [(Int, CGRect)] = []
      for number in options.isRightToLeft ? row.reversed() : row {
        let size = CGSize(width: sizes[number].width * scale, height: sizes[number].height * scale)
        frames.append((number, CGRect(x: x, y: margins[0], width: size.width, height: size.height)))
        x += size.width
        height = max(height, size.height)
      }
      let size = CGSize(width: x + margins[3], height: height + margins[0] + margins[2])
      placed.append((frames, size))
      breadth = max(breadth, isHorizontal ? size.height : size.width)
    }
    for (row, size) in placed {
      // Rows are in the middle of the widest one.
      let (x, y) = isHorizontal ? (offset, (breadth - size.height) / 2) : ((breadth - size.width) / 2, offset)
      for (number, frame) in row { frames[number] = frame.offsetBy(dx: x, dy: y) }
      offset += isHorizontal ? size.width : size.height
    }
    size = isHorizontal ? CGSize(width: offset, height: breadth) : CGSize(width: breadth, height: offset)
  }

  /// The numbers of the pages in a rectangle, in their order.
  func pages(in rect: CGRect) -> [Int] { frames.filter { $0.value.overlaps(rect) }.keys.sorted() }

  /// The page that has most of a rectangle; nil if none has any.
  func mainPage(in rect: CGRect) -> Int? {
    func area(_ frame: CGRect) -> CGFloat {
      let part = frame.overlap(with: rect)
      return part.isNull ? 0 : part.width * part.height
    }
    return frames.filter { area($0.value) > 0 }
      .max { (area($0.value), $1.key) < (area($1.value), $0.key) }?.key
  }
}
