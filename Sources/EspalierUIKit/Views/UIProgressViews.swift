// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A wheel that turns while something lasts.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// The usual size, or a larger one.
    case medium = 100
    /// A larger size.
    case large = 101
    /// The usual size, by its name before iOS 13.
    public static let gray = Style.medium
    /// The usual size, by its name before iOS 13; white is a wheel's `color`.
    public static let white = Style.medium
    /// The larger size, by its name before iOS 13; white is a wheel's `color`.
    public static let whiteLarge = Style.large
  }
  /// The size of the wheel.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the wheel; nil is the usual one.
  open var color: UIColor! { didSet { noteChange() } }
  /// Whether the wheel is not shown while it stands still.
  open var hidesWhenStopped = true { didSet { noteChange() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false { didSet { noteChange() } }

  /// A wheel of a size.
  public nonisolated init(style: Style) {
    super.init(frame: .zero)
    onMainQueue {
      self.style = style
      resistance = LayoutResistance(growing: 750)
      bounds.size = intrinsicContentSize
    }
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { resistance = LayoutResistance(growing: 750) }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }

  /// The size of the wheel in points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// The size of the wheel in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    // A wheel of SwiftUI always turns: one that stands still has no picture here.
    guard isAnimating else { return AnyView(subviews) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color(uiColor: $0) })
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// A bar of a part of something.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The looks of bars.
  public enum Style: Int, Sendable {
    /// The usual one, or that of a bar at the top.
    case `default`, bar
  }
  /// The part, 0…1.
  open var progress: Float = 0 { didSet { noteChange() } }
  /// The colour of the part.
  open var progressTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the rest.
  open var trackTintColor: UIColor? { didSet { noteChange() } }
  /// The look; stored.
  open var progressViewStyle = Style.default

  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Sets the part.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The height of the bar in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  /// The height of the bar in points, in the width of another size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    let part = CGFloat(progress.isFinite ? min(max(progress, 0), 1) : 0)
    return AnyView(
      ZStack(alignment: .leading) {
        Capsule().fill(trackTintColor.map { Color(uiColor: $0) } ?? .gray.opacity(0.25))
        Capsule().fill((progressTintColor ?? tintColor).map { Color(uiColor: $0) } ?? .accentColor)
          .frame(width: bounds.width * part)
        subviews
      }
      .accessibilityElement(children: .ignore)
      .accessibilityValue(Text(verbatim: "\(Int(clamping: (part * 100).rounded())) %")))
  }
}
