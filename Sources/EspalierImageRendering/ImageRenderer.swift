// SPDX-License-Identifier: MIT

import Combine
import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierPrimitives
import Foundation

/// Makes a picture of a view that is not on a screen.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(count: 3))
/// renderer.scale = 2
/// try renderer.pngData()?.write(to: file)
/// ```
/// The view is drawn at rest, right after its appearance, without background.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The proposed size of the view; an unspecified length leaves the choice to the view.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture is white where the view draws nothing.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// Draws pictures of a view; nothing is drawn before a picture is read.
  public init(content view: Content) { content = view }

  /// The picture as PNG; nil for a view without a size.
  public func pngData() -> Data? { data(.png) }

  /// The picture as a page of vectors, one point of the view a point of the page; nil for a view without a size.
  public func pdfData() -> Data? { data(.pdf) }

  /// The picture as SVG; nil for a view without a size.
  public func svgData() -> Data? { data(.svg) }

  /// The picture's pixels; nil for a view without a size.
  public var cgImage: CGImage? {
    let (list, size) = drawn()
    guard let pixels = try? CairoRenderer.pixels(list, size: size, scale: scale, background: background) else {
      return nil
    }
    return CGImage(rgba: pixels.rgba, width: pixels.width, height: pixels.height)
  }

  @available(
    *, unavailable,
    message: "CGContext is a class for apps in projects: take pngData(), pdfData(), svgData() or cgImage."
  )
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (Never) -> Void) -> Void
  ) {}

  @available(*, unavailable, message: "Espalier's pictures have eight bits of sRGB: there is no other colour mode.")
  public var colorMode: ColorRenderingMode {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "Espalier's pictures have standard brightness: there is no other range.")
  public var allowedDynamicRange: Never? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(
    *, unavailable, message: "Espalier draws when a picture is read: observe the model, and read a new picture."
  )
  public var isObservationEnabled: Bool {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  private var background: ResolvedColor? { isOpaque ? .white : nil }

  private func data(_ format: PictureFormat) -> Data? {
    let (list, size) = drawn()
    let scale = format == .png ? self.scale : 1
    return try? CairoRenderer.data(format, list, size: size, scale: scale, background: background)
  }

  /// One frame in a host of its own, and its size.
  package func drawn() -> (DisplayList, CGSize) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let proposal = Proposal(proposedSize)
    let graph = ViewGraph(root: content, environment: environment, size: proposal)
    graph.update()
    let size = graph.window.rootRect.size
    return (graph.displayList, size)
  }
}
