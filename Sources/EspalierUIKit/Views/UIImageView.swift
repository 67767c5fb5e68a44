// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A picture of UIKit. One of several pictures moves, as do those of `animationImages` after `startAnimating()`.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image !== oldValue { imageCourse = UIImageAnimation.Course() }
      noteChange()
    }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { noteChange() } }
  /// Whether the other picture is shown.
  open var isHighlighted = false { didSet { noteChange() } }
  /// The size of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }

  /// The range of brightness. Stored: pictures here have the standard one.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The pictures that follow each other while the view is animated.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The seconds of all pictures; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the pictures are shown; 0 is any number.
  open var animationRepeatCount = 0
  private var course: UIImageAnimation.Course?
  private var imageCourse = UIImageAnimation.Course()

  /// Whether pictures follow each other.
  open var isAnimating: Bool { animation.map { !$0.course.isOver } ?? false }
  /// Shows the pictures of `animationImages` from the first one on.
  open func startAnimating() {
    course = UIImageAnimation.Course()
    noteChange()
  }
  /// Shows the picture that does not move.
  open func stopAnimating() {
    guard course != nil else { return }
    course = nil
    noteChange()
  }

  private var animation: UIImageAnimation? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let course,
      let own = UIImageAnimation(images, duration: animationDuration, count: animationRepeatCount, course)
    {
      return own
    }
    guard let image = shownImage else { return nil }
    return UIImageAnimation(image.images, duration: image.duration, count: 0, imageCourse)
  }

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
    // The layer's own content, which a program has set, stands in the place of the picture.
    if layer.contents != nil { return AnyView(subviews) }
    let picture: AnyView
    if let animation {
      picture = AnyView(
        TimelineView(animation.schedule) { [weak self] timeline in
          if let self, let image = animation.image(at: timeline.date) ?? shownImage { placed(image) }
        })
    } else if let image = shownImage {
      picture = placed(image)
    } else {
      return AnyView(subviews)
    }
    return AnyView(
      ZStack(alignment: .topLeading) {
        picture
        subviews
      })
  }

  private func placed(_ image: UIImage) -> AnyView {
    let picture = Image(uiImage: image)
    let view: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      default: AnyView(picture.fixedSize())
      }
    return AnyView(
      view.foregroundColor(tintColor.map { Color(uiColor: $0) })
        .frame(width: bounds.width, height: bounds.height, alignment: contentMode.alignment)
        .flipsForRightToLeftLayoutDirection(image.flipsForRightToLeftLayoutDirection))
  }
}

extension UIView.ContentMode {
  /// The place of a layer's content.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
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
