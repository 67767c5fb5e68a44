// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private let isPart = ProcessInfo.processInfo.environment["ESPALIER_SMALL_STACK"] != nil

private nonisolated let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))

/// Work that a canvas or a style may request without end: it has a limit, and a warning names the view.
@MainActor
@Suite("Limits of drawing")
struct CanvasLimitTests {

  private let size = CGSize(width: 60, height: 60)

  private static let tooDeep =
    "Canvas: more than 128 layers, clips and filters lie around each other: what is drawn deeper is left out. Draw layers "
    + "beside each other, and add filters and clips to a copy of the context."

  /// Layers inside of each other, each with a square.
  private static func layers(_ count: Int) -> some View {
    Canvas { context, _ in
      func draw(_ context: GraphicsContext, _ left: Int) {
        if left == 0 { return }
        context.drawLayer { inner in
          draw(inner, left - 1)
          inner.fill(square, with: .color(.pureRed))
        }
      }
      draw(context, count)
    }
  }

  private static func filters(_ count: Int, _ filter: @escaping (Int) -> GraphicsContext.Filter) -> some View {
    Canvas { context, _ in
      for index in 0..<count { context.addFilter(filter(index)) }
      context.fill(square, with: .color(.pureRed))
    }
  }

  private static func clips(_ count: Int) -> some View {
    Canvas { context, size in
      for _ in 0..<count {
        context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: -30, dy: -30)))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
    }
  }

  private static func masks(_ count: Int) -> some View {
    Canvas { context, size in
      func draw(_ context: inout GraphicsContext, _ left: Int) {
        if left > 0 { context.clipToLayer { draw(&$0, left - 1) } }
        context.fill(square, with: .color(.pureRed))
      }
      draw(&context, count)
    }
  }

  @Test("Layers, filters, clips and masks of a canvas have a depth of 128 in all; what is deeper is left out")
  func depth() throws {
    for view in [
      AnyView(Self.layers(3000)), AnyView(Self.filters(3000) { _ in .blur(radius: 1) }), AnyView(Self.clips(3000)),
      AnyView(Self.masks(3000)),
    ] {
      let host = ViewHost(view, size: size)
      _ = try host.png()
      #expect(host.warnings.map(\.text) == [Self.tooDeep])
      #expect(host.warnings.map(\.subject) == ["Canvas"])
    }
    for view in [AnyView(Self.layers(120)), AnyView(Self.clips(120)), AnyView(Self.masks(60))] {
      let host = ViewHost(view, size: size)
      #expect(try Pixels(host, size).alpha(3, 3) > 0)
      #expect(host.warnings.isEmpty)
    }
  }

  @Test("All that reads a picture of that depth needs less than 512 kB of stack") func stack() throws {
    let output = try ChildTest.output(
      of: "EspalierPrimitivesTests.CanvasLimitTests/walks", ["ESPALIER_SMALL_STACK": "1"])
    #expect(output.contains("walked 4 pictures"), "\(output)")
  }

  @Test("The walks", .enabled(if: isPart, "in a child process")) func walks() throws {
    // The limit holds for the main thread from now on. The stack that is in use already counts as well.
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    limit.rlim_cur = 512 << 10
    #expect(setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0)
    var count = 0
    for view in [
      AnyView(Self.layers(124)),
      AnyView(
        Self.filters(124) { $0 % 2 == 0 ? .shadow(radius: 1) : .colorMatrix(ColorMatrix()) }),
      AnyView(Self.clips(124)), AnyView(Self.masks(62)),
    ] {
      let host = ViewHost(view.opacity(0.5).contentShape(Rectangle()).drawingGroup(), size: size)
      _ = host.dump(.displayList)
      _ = try CairoRenderer.png(host.displayList, size: size)
      _ = try CairoRenderer.svg(host.displayList.fading(to: 0.5), size: size)
      #expect(host.warnings.isEmpty)
      count += 1
    }
    print("walked \(count) pictures")
  }

  @Test("A mesh of more points than can be counted, or drawn, is its background, and a warning names it") func mesh()
    throws
  {
    for (width, height) in [(Int.max, Int.max), (Int.max, 2), (100_000, 2)] {
      let host = ViewHost(
        MeshGradient(width: width, height: height, points: [[0, 0]], colors: [.red], background: .pureBlue), size: size)
      #expect(try Pixels(host, size)[5, 5] == [0, 0, 255, 255])
      #expect(
        host.warnings.map(\.text) == [
          "MeshGradient: \(width) × \(height) points are more than 65536; only the background is drawn. Give it a "
            + "coarser grid: colours between the points are smooth."
        ])
      #expect(host.warnings.map(\.subject) == ["MeshGradient"])
    }
    for (width, height) in [(-1, Int.min), (Int.min, Int.min), (0, 0), (1, Int.max)] {
      let host = ViewHost(MeshGradient(width: width, height: height, points: [], colors: []), size: size)
      _ = try host.png()
      #expect(host.warnings.isEmpty)
    }
  }

  @Test(
    "Tiles smaller than a pixel have the picture's mean colour, and tiles without end one colour",
    arguments: [
      1e-300, 1e-9, 1e-3, 0.04, 1e9, 1e300,
    ])
  func tiles(scale: Double) throws {
    let image = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.pureRed))
      context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(.pureBlue))
    }
    for part in [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9)] {
      let view = HStack(spacing: 0) {
        Rectangle().fill(ImagePaint(image: image, sourceRect: part, scale: scale))
        Color.pureRed
      }
      let pixels = try Pixels(view, 60, 60)
      #expect(pixels[50, 30] == [255, 0, 0, 255], "what follows is drawn")
      #expect(pixels.alpha(15, 30) == 255)
      if scale < 1, part.width == 1 {
        #expect(pixels.isNear(15, 30, [127, 0, 127, 255], within: 40), "\(pixels[15, 30])")
      }
    }
  }

  @Test("A path that cannot be combined warns as the view does that draws it") func paths() throws {
    let tangle = Path { path in
      for i in 0..<2000 { path.addLine(to: CGPoint(x: Double(i * 7919 % 100), y: Double(i * 104_729 % 100))) }
    }
    let host = ViewHost(Canvas { context, _ in context.fill(tangle.normalized(), with: .color(.red)) }, size: size)
    _ = try host.png()
    #expect(host.warnings.map(\.subject) == ["Path.normalized"])
    #expect(
      host.warnings.map(\.text) == [
        "Path.normalized: the lines meet each other too often, more than 50000 times, or lie too close in too large "
          + "numbers; the path stays as it is. Combine paths of fewer lines, or draw them one over the other."
      ])
  }
}
