// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

extension UIButton {
  /// The content and the look of a button.
  public struct Configuration {
    /// The looks.
    enum Look { case plain, tinted, filled, gray }
    /// The round corners of a button.
    public enum CornerStyle: Int, Sendable {
      /// From the background, of a fixed size, or half of the height.
      case fixed = -1
      /// By the size of the button.
      case dynamic, small, medium, large, capsule
    }
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The sizes.
      case medium, small, mini, large
    }
    /// The background of a button.
    public struct Background {
      /// The colour; nil is that of the look.
      public var backgroundColor: UIColor?
      /// The radius of the corners in points, with the corner style `fixed`.
      public var cornerRadius: CGFloat = 6
      /// The colour of the border.
      public var strokeColor: UIColor?
      /// The width of the border in points.
      public var strokeWidth: CGFloat = 0
    }

    let look: Look
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the picture.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the picture from the title in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title in points.
    public var titlePadding: CGFloat = 1
    /// The size of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The colour of the content; nil is that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil is that of the look.
    public var baseBackgroundColor: UIColor?
    /// The round corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The distances of the content from the edges; nil is by the look.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The background.
    public var background = Background()

    private init(_ look: Look) {
      self.look = look
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// The size of the content with the distances from the edges, in points.
    @MainActor var contentSize: CGSize {
      let isLarge = buttonSize == .medium || buttonSize == .large
      func size(_ text: String?, _ points: CGFloat) -> CGSize {
        text?.size(withAttributes: [.font: UIFont.systemFont(ofSize: points)]) ?? .zero
      }
      let title = size(attributedTitle.map { String($0.characters) } ?? title, isLarge ? 17 : 15)
      let below = size(subtitle, 12)
      var text = CGSize(width: max(title.width, below.width), height: title.height + below.height)
      if below.height > 0 { text.height += titlePadding }
      let shown = preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image
      let picture = showsActivityIndicator ? CGSize(width: 20, height: 20) : shown?.size ?? .zero
      let gap = text.width > 0 && picture.width > 0 ? imagePadding : 0
      let isVertical = imagePlacement == .top || imagePlacement == .bottom
      let whole =
        isVertical
        ? CGSize(width: max(text.width, picture.width), height: text.height + gap + picture.height)
        : CGSize(width: text.width + gap + picture.width, height: max(text.height, picture.height))
      return CGSize(
        width: whole.width.rounded(.up) + contentInsets.leading + contentInsets.trailing,
        height: whole.height.rounded(.up) + contentInsets.top + contentInsets.bottom)
    }

    /// A text in the colour of the accent.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A text in the colour of the accent.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A ground in a pale accent.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A ground in a pale accent.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A ground in the accent.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A ground in the accent.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// A gray ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A gray ground.
    public static func bordered() -> Configuration { Configuration(.gray) }
  }
}

/// Sides of a rectangle by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = Self(rawValue: 1)
  /// The side at which lines begin.
  public static let leading = Self(rawValue: 2)
  /// The lower side.
  public static let bottom = Self(rawValue: 4)
  /// The side at which lines end.
  public static let trailing = Self(rawValue: 8)
  /// All sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// The picture and the title of a button.
struct UIButtonLabel: View {
  let button: UIButton

  var body: some View {
    if let configuration = button.configuration { configured(configuration) } else { byState }
  }

  private var accent: Color { button.tintColor.map { Color(uiColor: $0) } ?? .accentColor }

  private var byState: some View {
    let state = button.state
    let color =
      button.titleColor(for: state).map { Color(uiColor: $0) } ?? (button.buttonType == .custom ? Color.white : accent)
    return HStack(spacing: 0) {
      if let image = button.image(for: state) {
        Image(uiImage: image).foregroundColor(accent)
      }
      if let title = button.attributedTitle(for: state) {
        AttributedText(title).text
      } else if let title = button.title(for: state), !title.isEmpty {
        Text(verbatim: title).font(Font(button.titleLabel?.font ?? .systemFont(ofSize: 15))).foregroundColor(color)
          .multilineTextAlignment(.center).lineLimit(button.titleLabel?.numberOfLines == 0 ? nil : 1)
      }
    }
    .padding(EdgeInsets(button.contentEdgeInsets))
  }

  private func configured(_ value: UIButton.Configuration) -> some View {
    let natural: Color = value.look == .filled ? .white : accent
    let color = value.baseForegroundColor.map { Color(uiColor: $0) } ?? natural
    let isVertical = value.imagePlacement == .top || value.imagePlacement == .bottom
    let isAfter = value.imagePlacement == .trailing || value.imagePlacement == .bottom
    let stack =
      isVertical
      ? AnyLayout(VStackLayout(spacing: value.imagePadding)) : AnyLayout(HStackLayout(spacing: value.imagePadding))
    let insets = value.contentInsets
    return stack {
      if !isAfter { picture(value) }
      VStack(spacing: value.titlePadding) {
        if let title = value.attributedTitle { Text(title) } else if let title = value.title { Text(verbatim: title) }
        if let subtitle = value.subtitle { Text(verbatim: subtitle).font(.caption) }
      }
      if isAfter { picture(value) }
    }
    .font(value.buttonSize == .medium || value.buttonSize == .large ? .body : .subheadline)
    .foregroundColor(color)
    .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }

  @ViewBuilder private func picture(_ value: UIButton.Configuration) -> some View {
    if value.showsActivityIndicator {
      ProgressView().controlSize(.small)
    } else if let image = value.image {
      Image(uiImage: value.preferredSymbolConfigurationForImage.map(image.withConfiguration) ?? image)
    }
  }
}

/// The ground of a button.
struct UIButtonGround: View {
  let button: UIButton

  var body: some View {
    if let value = button.configuration {
      let radius: CGFloat =
        switch value.cornerStyle {
        case .fixed: value.background.cornerRadius
        case .dynamic, .medium: 6
        case .small: 4
        case .large: 10
        case .capsule: 1000
        }
      let outline = RoundedRectangle(cornerRadius: min(radius, button.bounds.height / 2))
      ZStack {
        outline.fill(color(value))
        if let stroke = value.background.strokeColor {
          outline.strokeBorder(Color(uiColor: stroke), lineWidth: value.background.strokeWidth)
        }
      }
    } else if let image = button.backgroundImage(for: button.state) {
      Image(uiImage: image).resizable()
    }
  }

  private func color(_ value: UIButton.Configuration) -> Color {
    if let own = value.background.backgroundColor { return Color(uiColor: own) }
    let base = value.baseBackgroundColor.map { Color(uiColor: $0) }
    let accent = button.tintColor.map { Color(uiColor: $0) } ?? .accentColor
    switch value.look {
    case .plain: return base ?? .clear
    case .tinted: return (base ?? accent).opacity(0.18)
    case .filled: return base ?? accent
    case .gray: return base ?? .gray.opacity(0.16)
    }
  }
}
