// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierTestSupport
import EspalierText
import Foundation
import SwiftUI
import Testing
import ViewTesting

private let isPart = ProcessInfo.processInfo.environment["ESPALIER_NO_MEMORY"] != nil

/// There is no memory for one of the surfaces that a picture takes: the picture is one without what needed it, or an error, and
/// the next picture is right, for nothing that failed is remembered.
@MainActor
@Suite("No memory for a surface")
struct NoMemoryTests {
  @Test("Each allocation of pixels fails once, in a scene of each kind of drawing") func eachFails() throws {
    let folder = TemporaryFolder()
    let library = try FailingCalls.compile("failing-pictures.c", into: folder.url)
    let output = try ChildTest.output(
      of: "RobustnessTests.NoMemoryTests/scenes", ["ESPALIER_NO_MEMORY": "1", "LD_PRELOAD": library.path])
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("scene ") }
    print(lines.joined(separator: "\n"))
    #expect(lines.count == Scene.allCases.count, "\(output)")
  }

  @Test("The scenes", .enabled(if: isPart, "in a child process"), arguments: Scene.allCases)
  func scenes(_ scene: Scene) throws {
    let calls = try #require(FailingCalls())
    let expected = try pixels(of: fresh(scene))
    #expect(try pixels(of: fresh(scene)) == expected)
    var (count, errors) = (0, 0)
    while true {
      let host = fresh(scene)
      var result: Result<[UInt8], any Error>?
      guard calls.failing(after: count, with: ENOMEM, { result = Result { try pixels(of: host) } }) else { break }
      switch try #require(result) {
      case .success(let pixels):
        #expect(pixels.suffix(4) == [255, 0, 0, 255], "\(scene), \(count): what follows is drawn")
      case .failure(let error):
        errors += 1
        #expect("\(error)".contains("memory"), "\(scene), \(count)")
      }
      #expect(try pixels(of: host) == expected, "\(scene), \(count): the next picture")
      #expect(try pixels(of: fresh(scene)) == expected, "\(scene), \(count): the next host")
      count += 1
    }
    print("scene \(scene): \(count) allocations, \(errors) errors")
    #expect(count > 0)
  }

  private let size = CGSize(width: 160, height: 120)

  private func fresh(_ scene: Scene) -> ViewHost<some View> {
    TextLayoutCache.removeAll()
    let mark = Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 8)
    return ViewHost(
      scene.view.frame(width: 160, height: 120).overlay(alignment: .bottomTrailing) { mark }, size: size)
  }

  /// Red, green, blue and alpha of each pixel.
  private func pixels(of host: ViewHost<some View>) throws -> [UInt8] {
    try CairoRenderer.pixels(host.displayList, size: size, scale: 1).rgba
  }

  /// A scene for each purpose of a surface in the drawing code.
  enum Scene: CaseIterable {
    case text, group, blending, blur, shadow, mask, clip, filters, turned, picture, tiled, drawn, canvas, depth

    @MainActor var view: AnyView {
      switch self {
      case .text: AnyView(VStack { ForEach(0..<5) { Text("Line \($0) of a text").font(.title) } })
      case .group: AnyView(Shapes().opacity(0.5))
      case .blending:
        AnyView(
          ZStack {
            Color.green; Shapes().blendMode(.multiply).compositingGroup()
          })
      case .blur: AnyView(Shapes().blur(radius: 4))
      case .shadow: AnyView(Shapes().shadow(color: .black.opacity(0.5), radius: 5, x: 2, y: 3))
      case .mask: AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask { Shapes() })
      case .clip: AnyView(Shapes().rotationEffect(.degrees(10)).clipShape(Capsule()).opacity(0.9))
      case .filters: AnyView(Shapes().hueRotation(.degrees(40)).saturation(0.5).colorInvert())
      case .turned: AnyView(Color.blue.frame(width: 60, height: 40).rotationEffect(.degrees(20)))
      case .picture: AnyView(image.resizable().interpolation(.high).frame(width: 90, height: 50))
      case .tiled: AnyView(Rectangle().fill(.image(image, scale: 0.5)))
      case .drawn: AnyView(Self.drawing.resizable(resizingMode: .tile))
      case .canvas:
        AnyView(
          Canvas { context, size in
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
              layer.opacity = 0.5
              layer.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            }
          })
      case .depth: AnyView(Shapes().rotation3DEffect(.degrees(40), axis: (0, 1, 0)))
      }
    }

    /// New pixels: what is made of a picture is remembered as long as the picture.
    @MainActor private var image: Image {
      var bytes: [UInt8] = []
      for y in 0..<UInt8(64) { for x in 0..<UInt8(64) { bytes += [x * 4, y * 4, 128, 255] } }
      return Image(decorative: CGImage(rgba: bytes, width: 64, height: 64)!, scale: 1)
    }

    private static var drawing: Image {
      Image(size: CGSize(width: 40, height: 40)) {
        $0.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32)), with: .color(.red))
      }
    }
  }

  private struct Shapes: View {
    var body: some View {
      HStack {
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 5)
        Text("Ab")
      }
      .padding(10)
    }
  }
}
