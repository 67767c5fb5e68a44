// SPDX-License-Identifier: MIT

import EspalierCCairo
import EspalierCairo
import EspalierDrawing
import EspalierPictures
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// One view that cannot be drawn takes no other away, in any format.
@MainActor
@Suite("Views that cannot be drawn")
struct OmissionWarningTests {
  private let size = CGSize(width: 60, height: 60)

  private func beside(_ view: some View) -> some View {
    VStack(spacing: 0) {
      Color.pureRed.frame(height: 20)
      view.frame(width: 60, height: 20).clipped()
      Color.pureBlue.frame(height: 20)
    }
  }

  @Test("Text, tiles and canvases with any scale leave their neighbours in the picture")
  func neighbours() throws {
    let star = Image(systemName: "star")
    var views: [AnyView] = []
    for scale in [3000, .infinity, .leastNonzeroMagnitude, 1e-8] {
      views += [
        AnyView(Text("a 😀").scaleEffect(scale)), AnyView(star.scaleEffect(scale)),
        AnyView(
          Canvas { context, _ in
            context.scaleBy(x: scale, y: scale)
            context.draw(Text("a"), at: .zero)
          }),
        AnyView(Rectangle().fill(ImagePaint(image: star, scale: scale))),
        AnyView(
          Rectangle().fill(ImagePaint(image: star, sourceRect: CGRect(x: 0, y: 0, width: scale, height: scale)))),
        AnyView(
          Canvas { context, _ in
            let path = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
            context.fill(path, with: .tiledImage(star, scale: scale))
            context.fill(
              path, with: .tiledImage(star, sourceRect: CGRect(x: 0, y: 0, width: scale, height: scale), scale: scale))
          }),
      ]
    }
    for view in views {
      let host = ViewHost(beside(view), size: size)
      let pixels = try Pixels(host, size)
      #expect(pixels[30, 10] == [255, 0, 0, 255] && pixels[30, 50] == [0, 0, 255, 255])
      for format in [PictureFormat.svg, .pdf] {
        #expect(try CairoRenderer.data(format, host.displayList, size: size).count > 20)
      }
      // Numbers are warned of by the view that has them.
      #expect(host.warnings.allSatisfy { !$0.text.contains("Cairo") })
    }
  }

  @Test("What is left out is named in a warning, once")
  func warning() throws {
    let bytes = [UInt8](repeating: 255, count: 16)
    let image = Image(decorative: CGImage(rgba: bytes, width: 2, height: 2)!, scale: 1).resizable()
    let host = ViewHost(beside(image), size: size)
    let pictures = Self.pictures(in: host.displayList)
    #expect(pictures.count == 1)
    for picture in pictures {
      cairo_surface_finish(picture.pixels!.opaque)
      cairo_surface_mark_dirty(picture.pixels!.opaque)
    }
    for _ in 0..<2 {
      let pixels = try Pixels(host, size)
      #expect(pixels[30, 10] == [255, 0, 0, 255] && pixels[30, 50] == [0, 0, 255, 255])
    }
    let warnings = host.warnings.filter { $0.text.contains("Cairo") }
    // Takes what no host has taken.
    _ = ViewHost(Color.clear, size: size)
    #expect(warnings.count == 1 && warnings[0].subject.hasPrefix("Image"), "\(host.warnings)")
  }

  private static func pictures(in list: DisplayList) -> [Picture] {
    list.items.flatMap { item -> [Picture] in
      switch item.content {
      case .image(let image, _, _): [image as? Picture].compactMap { $0 }
      case .group(let list), .effect(_, let list): pictures(in: list)
      default: []
      }
    }
  }
}
