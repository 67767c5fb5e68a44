// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A button of AppKit: a push button, a box to check, or a round one of several.
@MainActor @preconcurrency
open class NSButton: NSControl {
  /// The kinds of buttons.
  public enum ButtonType: UInt, Sendable {
    /// The kinds.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }
  /// The frames of buttons.
  public enum BezelStyle: UInt, Sendable {
    /// The frames.
    case automatic = 0
    /// Rounded frame.
    case rounded = 1
    /// Regular square frame.
    case regularSquare = 2
    /// Disclosure frame.
    case disclosure = 5
    /// Circular frame.
    case circular = 7
    /// Textured rounded frame.
    case texturedRounded = 11
    /// Recessed frame.
    case recessed = 13
    /// Inline frame.
    case inline = 15
    /// A small square frame.
    case smallSquare = 10
    /// A round frame with a question mark.
    case helpButton = 9
    /// The frame of a bar of tools.
    case texturedSquare = 8
    /// The frame of a bar of choices.
    case roundRect = 12
    /// A rounded frame, under its newer name.
    public static let push = BezelStyle.rounded
    /// A frame of any height, under its newer name.
    public static let flexiblePush = BezelStyle.regularSquare
    /// The frame of a bar of tools, under its newer name.
    public static let toolbar = BezelStyle.texturedRounded
    /// The frame of a bar of choices, under its newer name.
    public static let accessoryBar = BezelStyle.recessed
    /// The frame of an action in a bar of choices, under its newer name.
    public static let accessoryBarAction = BezelStyle.roundRect
    /// An inline frame, under its newer name.
    public static let badge = BezelStyle.inline
  }
  private var attributed: NSAttributedString?
  /// The title.
  open var title = "" {
    didSet {
      attributed = nil
      changedContent()
    }
  }
  /// The title with attributes, of which the first font and the first colour are shown.
  open var attributedTitle: NSAttributedString {
    get { attributed ?? NSAttributedString(string: title) }
    set {
      title = newValue.string
      attributed = newValue
      changedContent()
    }
  }
  /// The title while the button is on; stored.
  open var alternateTitle = ""
  /// The place of the picture beside the title.
  open var imagePosition = ImagePosition.imageLeading { didSet { changedContent() } }
  /// The size of the picture in its place; stored: pictures have their own size.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The picture.
  open var image: NSImage? { didSet { changedContent() } }
  /// The picture while the button is on.
  open var alternateImage: NSImage?
  /// The state.
  open var state = StateValue.off { didSet { noteChange() } }
  /// The frame.
  open var bezelStyle = BezelStyle.automatic
  /// Whether the button has a frame.
  open var isBordered = true
  /// The key that presses the button.
  open var keyEquivalent = ""
  /// The colour of the title and the picture.
  open var contentTintColor: NSColor?
  /// Whether the action destroys something.
  open var hasDestructiveAction = false
  /// Sets the kind.
  open func setButtonType(_ type: ButtonType) {
    buttonType = type
    changedContent()
  }
  private(set) var buttonType = ButtonType.momentaryPushIn
  /// The size of the content in points.
  open override var intrinsicContentSize: CGSize {
    let text = title.size(withAttributes: [.font: font ?? NSFont.systemFont(ofSize: 13)])
    let picture = image?.size ?? .zero
    let gap: CGFloat = text.width > 0 && picture.width > 0 ? 4 : 0
    let edges =
      buttonType == .switch
      ? CGSize(width: 22, height: 2) : isBordered ? CGSize(width: 20, height: 8) : .zero
    return CGSize(
      width: (text.width + gap + picture.width + edges.width).rounded(.up),
      height: (max(text.height, picture.height) + edges.height).rounded(.up))
  }

  /// A button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a picture.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    self.target = target as AnyObject?
    self.action = action
  }
  /// A box with a title.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }
}
