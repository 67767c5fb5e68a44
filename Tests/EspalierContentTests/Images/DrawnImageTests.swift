// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Pictures that code draws.
@MainActor
@Suite("Drawn images")
struct DrawnImageTests {
  private func picture(_ log: @escaping () -> Void = {}) -> Image {
    Image(size: CGSize(width: 20, height: 10), label: Text("flag")) { context in
      log()
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
    }
  }

  @Test("A drawn image has its natural size, and is stretched where it is resizable") func size() throws {
    #expect(ViewHost(picture()).size == CGSize(width: 20, height: 10))
    let pixels = try Pixels(picture().resizable(), 40, 40)
    #expect(pixels.isNear(5, 35, [255, 0, 0, 255]))
    #expect(pixels.alpha(25, 20) == 0)
  }

  @Test("A screen reader reads its label; without one it is decoration") func label() throws {
    #expect(try ViewHost(picture()).get(.role(.image)).label == "flag")
    #expect(ViewHost(Image(size: CGSize(width: 5, height: 5)) { _ in }).all(.role(.image)).isEmpty)
  }

  @Test("A drawn image is drawn in its environment, and again when that changes") func environment() throws {
    let square = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .style(.foreground))
    }
    #expect(try Pixels(square.foregroundStyle(Color.pureBlue), 4, 4).isNear(1, 1, [0, 0, 255, 255]))
    #expect(try Pixels(square.foregroundStyle(Color.pureGreen), 4, 4).isNear(1, 1, [0, 255, 0, 255]))
  }

  @Test("A drawn image is drawn once for many frames, and tiles like other pictures") func caching() throws {
    var count = 0
    let image = picture { count += 1 }
    let host = ViewHost(image.resizable(resizingMode: .tile).foregroundStyle(.red), size: CGSize(width: 60, height: 20))
    _ = try host.png()
    host.size = CGSize(width: 40, height: 20)
    _ = try host.png()
    #expect(count == 1)
    let pixels = try Pixels(image.resizable(resizingMode: .tile), 60, 20)
    #expect((0..<6).map { pixels.alpha($0 * 10 + 5, 15) > 0 } == [true, false, true, false, true, false])
  }

  @Test("Opaque, it is black where nothing is drawn") func opaque() throws {
    let image = Image(size: CGSize(width: 4, height: 4), opaque: true) { _ in }
    #expect(try Pixels(image, 4, 4).isNear(1, 1, [0, 0, 0, 255]))
  }
}
