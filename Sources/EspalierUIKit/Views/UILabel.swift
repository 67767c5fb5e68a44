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
  private var plain: String?
  private var attributed: NSAttributedString?

  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      changedText()
    }
  }
  /// The text with attributes; what they lack is that of the label.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      changedText()
    }
  }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changedText() } }
  /// The colour of letters.
  open var textColor: UIColor! = .label { didSet { noteChange() } }
  /// The place of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// The most lines; 0 is any number.
  open var numberOfLines = 1 { didSet { changedText() } }
  /// Break of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { noteChange() } }
  /// Whether letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
  /// The least factor of the size of letters.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
  /// Whether the font follows the user's text size when it changes; not yet.
  open var adjustsFontForContentSizeCategory = false
  /// The width in points at which lines are broken for the size of the content; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changedText() } }
  /// The colour of a shadow of the letters; stored.
  open var shadowColor: UIColor?
  /// The displacement of a shadow of the letters; stored.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the label is that of something that can be used; a disabled one is pale.
  open var isEnabled = true { didSet { noteChange() } }

  /// A label in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { resistance = LayoutResistance(growing: 251) }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func changedText() {
    invalidateIntrinsicContentSize()
    noteChange()
  }

  /// The text with all of its attributes.
  private var whole: NSAttributedString {
    let whole = NSMutableAttributedString(
      string: text ?? "", attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    attributed?.enumerateAttributes(in: NSRange(location: 0, length: attributed?.length ?? 0)) { values, range, _ in
      whole.addAttributes(values, range: range)
    }
    return whole
  }

  private func size(in width: CGFloat) -> CGSize {
    if (text ?? "").isEmpty { return .zero }
    let line = font.lineHeight
    let limit = numberOfLines == 1 ? CGFloat.infinity : width
    let size = AttributedText(whole).size(in: CGSize(width: limit, height: .infinity))
    // A single line is not broken; several are, and no more than the label has.
    let height = numberOfLines > 0 ? min(size.height, max(line, 1) * CGFloat(numberOfLines) + 1) : size.height
    return CGSize(width: size.width.rounded(.up), height: height.rounded(.up))
  }

  /// The size of the text in points.
  open override var intrinsicContentSize: CGSize {
    size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }
  /// The size of the text in points, in the width of another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : .infinity) }

  package override func contentHeight(in width: CGFloat) -> CGFloat? {
    numberOfLines == 1 ? nil : size(in: width).height
  }
  package override var baselines: LayoutBaselines {
    LayoutBaselines(first: font.ascender, last: -font.descender)
  }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    let alignment: (TextAlignment, Alignment) =
      switch textAlignment {
      case .center: (.center, .center)
      case .right: (.trailing, .trailing)
      case .left, .justified, .natural: (.leading, .leading)
      }
    let mode: Text.TruncationMode =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    let label =
      attributed == nil
      ? Text(verbatim: text ?? "").font(Font(font)).foregroundColor(Color(uiColor: textColor))
      : AttributedText(whole).text
    return AnyView(
      ZStack(alignment: .topLeading) {
        label
          .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
          .truncationMode(mode)
          .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
          .multilineTextAlignment(alignment.0)
          .opacity(isEnabled ? 1 : 0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.1)
        subviews
      })
  }
}
