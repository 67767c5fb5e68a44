// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import Foundation
import SwiftUI
import ViewTesting

/// Draws pictures of all features, for inspection: `make gallery`, or
/// `EspalierGallery [--out FOLDER] [--only PART-OF-A-PAGE'S-NAME]`; or the moving picture of how values flow up,
/// `EspalierGallery --flow FILE`.
@main
@MainActor
enum Gallery {
  /// A page for each area, in the order of the index.
  static var pages: [Page] {
    [
      .layout,
      .scrolling,
      .text,
      .shapes,
      .styles,
      .effects,
      .canvas,
      .images,
      .symbols,
      .motion,
      .controls,
      .states,
      .input,
      .lists,
      .navigation,
      .presentations,
    ]
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    if let file = value(of: "--flow") {
      try FlowPicture.webp().write(to: URL(fileURLWithPath: file))
      return
    }
    let folder = URL(fileURLWithPath: value(of: "--out") ?? "out/gallery")
    let part = value(of: "--only")?.lowercased() ?? ""
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let chosen = pages.filter { part.isEmpty || $0.fileName.contains(part) }
    for page in chosen {
      for mode in Mode.allCases {
        let (list, size) = try PageLayout.compose(page, mode: mode)
        let background: ResolvedColor = mode.scheme == .dark ? .darkPage : .lightPage
        let data = try CairoRenderer.png(list, size: size, scale: 2, background: background)
        try data.write(to: folder.appendingPathComponent("\(page.fileName)-\(mode.name).png"))
      }
      print("\(page.title): \(page.exhibits.count) exhibits")
    }
    try index(chosen).write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    print("The pages: \(folder.relativePath)/index.html")
  }

  private static func index(_ pages: [Page]) -> String {
    let pictures = pages.map { page in
      let images = Mode.allCases.map {
        "<img src=\"\(page.fileName)-\($0.name).png\" alt=\"\(page.title), \($0.name)\">"
      }
      return "<h2>\(page.title)</h2>\n" + images.joined(separator: "\n")
    }
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>Espalier: gallery</title>
      <style>body { font-family: sans-serif; margin: 2em } img { max-width: 49%; vertical-align: top }</style>
      <h1>Espalier: gallery</h1>
      \(pictures.joined(separator: "\n"))

      """
  }
}

extension ResolvedColor {
  fileprivate static let lightPage = ResolvedColor(red: 0.96, green: 0.96, blue: 0.97)
  fileprivate static let darkPage = ResolvedColor(red: 0.09, green: 0.09, blue: 0.1)
}
