// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A text of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes, of which the text alone is shown.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of letters.
  open var textColor: UIColor! = .label
  /// The place of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 is any number.
  open var numberOfLines = 1
  /// Break of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The least factor of the size of letters.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's text size when it changes; not yet.
  open var adjustsFontForContentSizeCategory = false
}

extension UILabel: ShownInSwiftUI {
  var shown: AnyView {
    let alignment: (TextAlignment, Alignment) =
      switch textAlignment {
      case .center: (.center, .center)
      case .right: (.trailing, .trailing)
      case .left, .justified, .natural: (.leading, .leading)
      }
    let label = Text(verbatim: text ?? "")
      .font(Font(font))
      .foregroundColor(Color(uiColor: textColor))
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
      .multilineTextAlignment(alignment.0)
      .frame(maxWidth: .infinity, alignment: alignment.1)
      .background(backgroundColor.map { Color(uiColor: $0) } ?? .clear)
      .opacity(isHidden ? 0 : Double(alpha))
    return AnyView(label)
  }
}

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view in the size of a picture.
  public nonisolated init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    onMainQueue { self.image = image }
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The size of the content in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

extension UIImageView: ShownInSwiftUI {
  var shown: AnyView {
    guard let image else { return AnyView(EmptyView()) }
    let picture = Image(uiImage: image)
    let view: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      default: AnyView(picture)
      }
    return AnyView(view.foregroundColor(Color(uiColor: tintColor)).opacity(isHidden ? 0 : Double(alpha)))
  }
}

/// A wheel that turns while something lasts.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// The usual size, or a larger one.
    case medium = 100
    /// A larger size.
    case large = 101
  }
  /// The size of the wheel.
  open var style = Style.medium
  /// The colour of the wheel; nil is the usual one.
  open var color: UIColor!
  /// Whether the wheel is not shown while it stands still.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// A wheel of a size.
  public nonisolated init(style: Style) {
    super.init(frame: .zero)
    onMainQueue { self.style = style }
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }
}

extension UIActivityIndicatorView: ShownInSwiftUI {
  var shown: AnyView {
    guard isAnimating else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color(uiColor: $0) }))
  }
}
