// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import Foundation
import SwiftUI
import ViewTesting

/// Exhibits of one kind in one look and appearance, as one picture.
struct Sheet: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable { case controls, cells, colors, bars, panels, rows, values, motion }

  enum Appearance: String, CaseIterable {
    case light, dark
    case highContrast = "high-contrast"
    case darkHighContrast = "dark-high-contrast"
    case rightToLeft = "right-to-left"
    case largeText = "large-text"

    var isDark: Bool { self == .dark || self == .darkHighContrast }
    var hasHighContrast: Bool { self == .highContrast || self == .darkHighContrast }
  }

  let kind: Kind
  let look: Look
  let appearance: Appearance

  static let all = Kind.allCases.flatMap { kind in
    kind.looks.flatMap { look in
      kind.appearances.map { Sheet(kind: kind, look: look, appearance: $0) }
    }
  }

  var description: String { "\(kind)-\(look == .desktop ? "desktop" : "phone")-\(appearance.rawValue)" }

  /// The greatest width of a picture, in points, which the cells fill row by row.
  private var width: CGFloat {
    switch kind {
    case .controls: Exhibit.controlCell.width * CGFloat(Exhibit.State.allCases.count)
    case .cells: Exhibit.Place.allCases.reduce(0) { $0 + $1.size.width }
    default: 1300
    }
  }

  /// The picture, and for each cell a number that is another one when a pixel of it is.
  @MainActor func draw() throws -> (png: Data, cells: String) {
    var items: [DisplayItem] = []
    var cells = ""
    var (x, y, height, end) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for exhibit in kind.exhibits {
      let list = try exhibit.host(look: look, appearance: appearance).displayList
      let pixels = try CairoRenderer.pixels(list, size: exhibit.size, scale: 1).rgba
      cells += "\(exhibit.name) \(String(Self.hash(pixels), radix: 36))\n"
      if x + exhibit.size.width > width { (x, y, height) = (0, y + height, 0) }
      items.append(DisplayItem(.effect(.transform(CGAffineTransform(translationX: x, y: y)), list)))
      x += exhibit.size.width
      height = max(height, exhibit.size.height)
      end = max(end, x)
    }
    return (try CairoRenderer.png(DisplayList(items), size: CGSize(width: end, height: y + height), scale: 1), cells)
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension Sheet.Kind {
  /// The table of automatic styles is a desktop's: on a phone nothing but menus and bars depends on the container.
  var looks: [Look] { self == .cells ? [.desktop] : [.desktop, .phone] }

  var appearances: [Sheet.Appearance] {
    switch self {
    case .controls: [.light, .dark, .highContrast, .rightToLeft, .largeText]
    case .cells: [.light, .dark, .rightToLeft, .largeText]
    case .colors: [.light, .dark, .highContrast, .darkHighContrast]
    case .motion: [.light]
    default: [.light, .dark]
    }
  }

  var exhibits: [Exhibit] {
    switch self {
    case .controls: Exhibit.controls
    case .cells: Exhibit.cells
    case .colors: Exhibit.colors
    case .bars: Exhibit.bars
    case .panels: Exhibit.panels
    case .rows: Exhibit.rows
    case .values: Exhibit.values
    case .motion: Exhibit.motion
    }
  }
}
