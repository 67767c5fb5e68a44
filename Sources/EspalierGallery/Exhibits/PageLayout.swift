// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import ViewTesting

/// Puts a page's exhibits into rows, as words into lines. Works on display lists, so that every exhibit is drawn
/// exactly as its own host draws it.
@MainActor
struct PageLayout {
  let mode: Mode
  let width: CGFloat
  private var items: [DisplayItem] = []
  private var corner: CGPoint
  private var rowHeight: CGFloat = 0
  private let margin: CGFloat = 24
  private let gap: CGFloat = 20

  init(mode: Mode, width: CGFloat = 1200) {
    self.mode = mode
    self.width = width
    corner = CGPoint(x: margin, y: margin)
  }

  /// The page as one display list, and its size.
  static func compose(_ page: Page, mode: Mode) throws -> (list: DisplayList, size: CGSize) {
    var layout = PageLayout(mode: mode)
    layout.add(title: page.title + " – " + mode.name)
    for exhibit in page.exhibits { layout.add(exhibit.name, try exhibit.frames(in: mode)) }
    return (
      DisplayList(layout.items), CGSize(width: layout.width, height: layout.corner.y + layout.rowHeight + layout.margin)
    )
  }

  private mutating func add(title: String) {
    let text = write(title, font: .title, at: corner)
    corner.y += text.height + gap
  }

  private mutating func add(_ name: String, _ frames: [Frame]) {
    let inner = frames.map { $0.size.width }.reduce(0, +) + CGFloat(frames.count - 1) * gap / 2
    let label = ViewHost(Text(name).font(.caption), environment: mode.apply)
    let tileWidth = max(inner, label.size.width)
    if corner.x > margin, corner.x + tileWidth > width - margin { startRow() }
    let captionHeight = write(name, font: .caption, at: corner).height + 4
    var left = corner.x
    var bottom = corner.y
    for frame in frames {
      bottom = max(bottom, put(frame, at: CGPoint(x: left, y: corner.y + captionHeight)))
      left += frame.size.width + gap / 2
    }
    rowHeight = max(rowHeight, bottom - corner.y)
    corner.x += tileWidth + gap
  }

  private mutating func startRow() {
    corner = CGPoint(x: margin, y: corner.y + rowHeight + gap)
    rowHeight = 0
  }

  /// - Returns: the lower edge.
  private mutating func put(_ frame: Frame, at origin: CGPoint) -> CGFloat {
    let bounds = CGRect(origin: origin, size: frame.size)
    let outline = Path(bounds)
    items.append(
      DisplayItem(.fill(path: outline, rule: .nonZero, paint: .color(frame.background), bounds: bounds)))
    items.append(
      DisplayItem(.effect(.clip(path: outline, rule: .nonZero), DisplayList([moved(frame.list, to: origin)]))))
    let edge = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.35)
    items.append(
      DisplayItem(.stroke(path: outline, style: StrokeStyle(lineWidth: 0.5), paint: .color(edge), bounds: bounds)))
    guard let caption = frame.caption else { return bounds.maxY }
    let size = write(caption, font: .caption2, at: CGPoint(x: bounds.minX, y: bounds.maxY + 2))
    return bounds.maxY + 2 + size.height
  }

  @discardableResult
  private mutating func write(_ string: String, font: Font, at origin: CGPoint) -> CGSize {
    let host = ViewHost(Text(verbatim: string).font(font), environment: mode.apply)
    items.append(moved(host.displayList, to: origin))
    return host.size
  }

  private func moved(_ list: DisplayList, to origin: CGPoint) -> DisplayItem {
    DisplayItem(.effect(.transform(CGAffineTransform(translationX: origin.x, y: origin.y)), list))
  }
}
