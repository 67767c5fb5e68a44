// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierFileRunner
import EspalierGeometry
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI
import ViewTesting

/// One picture with all previews of a program, in rows, each below its name.
@MainActor
struct SessionSheet {
  private let previews: [FilePreview]
  private let scene: SessionScene
  private let scale: Double

  /// The most previews of a sheet, the greatest width of a row, the space between pictures and the height of a name, in points.
  private static let most = 40, width = 1600.0, gap = 16.0, caption = 20.0

  init(_ previews: [FilePreview], _ scene: SessionScene, scale: Double) {
    self.previews = previews
    self.scene = scene
    self.scale = scale
  }

  func answer() throws -> SessionAnswer {
    guard !previews.isEmpty else {
      throw SessionFailure("The files have no preview: no #Preview and no PreviewProvider.")
    }
    var (x, y, rowHeight, total) = (Self.gap, Self.gap, 0.0, CGSize.zero)
    var items: [DisplayItem] = []
    var lines: [String] = []
    for preview in previews.prefix(Self.most) {
      let view = try MainLoop.wait(for: preview.makeView)
      let size = scene.size(of: preview)
      let host = ViewHost(view, size: size, look: scene.viewLook) { scene.apply(to: &$0, size: size) }
      try host.runTasks()
      let shown = host.size
      if x > Self.gap, x + shown.width > Self.width { (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0) }
      let name = Text(verbatim: preview.name.visibleLine).font(.system(size: 12)).foregroundStyle(.black)
      items.append(Self.place(ViewHost(name).displayList, x, y))
      let background = DisplayItem(
        .fill(
          path: Path(CGRect(origin: .zero, size: shown)), rule: .nonZero, paint: .color(host.graph.backgroundColor),
          bounds: CGRect(origin: .zero, size: shown)))
      let clip = DisplayEffect.clip(path: Path(CGRect(origin: .zero, size: shown)), rule: .nonZero)
      let picture = DisplayItem(.effect(clip, DisplayList([background] + host.displayList.items)))
      items.append(Self.place(DisplayList([picture]), x, y + Self.caption))
      lines.append(
        "\(preview.name.debugDescription) \(EspalierCore.length(shown.width)) × \(EspalierCore.length(shown.height))")
      x += shown.width + Self.gap
      rowHeight = max(rowHeight, shown.height + Self.caption)
      total = CGSize(width: max(total.width, x), height: y + rowHeight + Self.gap)
    }
    if previews.count > Self.most { lines.append("\(previews.count - Self.most) more are not shown") }
    let gray = ResolvedColor(red: 0.85, green: 0.85, blue: 0.85)
    let picture = try CairoRenderer.png(
      DisplayList(items), size: total, scale: SessionPicture.scale(scale, total), background: gray)
    return SessionAnswer(lines.joined(separator: "\n"), picture: picture)
  }

  private static func place(_ list: DisplayList, _ x: Double, _ y: Double) -> DisplayItem {
    DisplayItem(.effect(.transform(CGAffineTransform(translationX: x, y: y)), list))
  }
}
