// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A view of SwiftUI as one of AppKit: the content of a window, or a view that is measured and drawn into a picture.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  private let content: HostedContent<Content>

  /// The view of SwiftUI.
  public var rootView: Content {
    get { content.root }
    set {
      content.root = newValue
      noteChange()
    }
  }

  /// A view of SwiftUI.
  public required init(rootView: Content) {
    content = HostedContent(rootView)
    super.init(frame: CGRect(origin: .zero, size: content.size(in: .unspecified)))
  }
  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The size of the content in points.
  open override var intrinsicContentSize: CGSize { content.size(in: .unspecified) }
  /// The size of the content in points.
  open override var fittingSize: CGSize { intrinsicContentSize }
  /// Draws the view into the picture that is being drawn.
  open override func draw(_ dirtyRect: CGRect) {
    if let context = GraphicsStack.current?.context { content.draw(into: context, in: dirtyRect) }
  }

  /// The pixels of the view in a rectangle.
  open func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
    GraphicsStack.image(size: rect.size, scale: ProgramScreen.scale, isOpaque: false) { context in
      content.draw(into: context, in: CGRect(x: -rect.minX, y: -rect.minY, width: frame.width, height: frame.height))
    }.map { NSBitmapImageRep(cgImage: $0) }
  }
  /// The pixels are drawn already.
  open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {}
}

extension NSHostingView: ShownInSwiftUI {
  var shown: AnyView { AnyView(rootView) }
}

/// A view of SwiftUI as a controller of AppKit.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  private let hosting: NSHostingView<Content>

  /// The view of SwiftUI.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// A controller of a view.
  public init(rootView: Content) {
    hosting = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Makes the view of the content.
  open override func loadView() { view = hosting }
  /// The size in points that the view takes of another one.
  open func sizeThatFits(in size: CGSize) -> CGSize { HostedContent(rootView).size(in: ProposedViewSize(size)) }
}

extension NSHostingController: ShownInSwiftUI {
  var shown: AnyView { AnyView(rootView) }
}
