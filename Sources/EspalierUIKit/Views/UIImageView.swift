// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      noteChange()
    }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { noteChange() } }
  /// Whether the other picture is shown.
  open var isHighlighted = false { didSet { noteChange() } }
  /// The size of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }

  /// A view in the size of a picture.
  public nonisolated init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    onMainQueue {
      self.image = image
      isUserInteractionEnabled = false
    }
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }

  /// The size of the content in points.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  /// The size of the picture in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? size }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    guard let image = shownImage else { return AnyView(subviews) }
    let picture = Image(uiImage: image)
    let view: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      default: AnyView(picture.fixedSize())
      }
    return AnyView(
      ZStack(alignment: .topLeading) {
        view.foregroundColor(tintColor.map { Color(uiColor: $0) })
          .frame(width: bounds.width, height: bounds.height, alignment: contentMode.alignment)
        subviews
      })
  }
}

extension UIView.ContentMode {
  /// The place of content that keeps its size.
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .center, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: .center
    }
  }
}
