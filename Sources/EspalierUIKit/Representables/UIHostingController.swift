// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A view of SwiftUI as a controller of UIKit: the content of a window, or a view that is measured and drawn into a picture.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let content: HostedContent<Content>

  /// The view of SwiftUI.
  public var rootView: Content {
    get { content.root }
    set {
      content.root = newValue
      viewIfLoaded?.noteChange()
    }
  }

  /// A controller of a view.
  public init(rootView: Content) {
    content = HostedContent(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Makes the view of the content.
  open override func loadView() { view = HostingView(content) }

  /// The size in points that the view takes of another one.
  open func sizeThatFits(in size: CGSize) -> CGSize { content.size(in: ProposedViewSize(size)) }
}

extension UIHostingController: ShownInSwiftUI {
  var shown: AnyView { AnyView(rootView) }
}

/// The view of a hosting controller.
@MainActor
private final class HostingView<Content: View>: UIView {
  private let content: HostedContent<Content>

  init(_ content: HostedContent<Content>) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.size(in: .unspecified)))
  }

  nonisolated required init?(coder: NSCoder) { return nil }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      ZStack(alignment: .topLeading) {
        MeasuredContent(report: { [weak self] size in self?.measured = size }) { content.root }
          .frame(width: bounds.width, height: bounds.height)
        subviews
      })
  }
  /// The size that the content had in the last update that showed it.
  private var measured: CGSize? {
    didSet { if measured != oldValue { invalidateIntrinsicContentSize() } }
  }
  override var intrinsicContentSize: CGSize { measured ?? content.size(in: .unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(in: ProposedViewSize(size)) }
  override func draw(_ rect: CGRect) {
    guard let context = GraphicsStack.current?.context else { return }
    if let backgroundColor {
      context.saveGState()
      context.setFill(backgroundColor.drawnColor)
      context.fill(rect)
      context.restoreGState()
    }
    content.draw(into: context, in: rect)
  }
}
