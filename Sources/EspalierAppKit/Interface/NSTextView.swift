// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// An editor of AppKit: one of SwiftUI.
@MainActor @preconcurrency
open class NSTextView: NSView {
  /// The object that follows the editor.
  open weak var delegate: (any NSTextViewDelegate)?
  /// The text.
  open var string = "" { didSet { if string != oldValue { noteChange() } } }
  /// The font.
  open var font: NSFont? { didSet { noteChange() } }
  /// The colour of letters.
  open var textColor: NSColor? { didSet { noteChange() } }
  /// The colour behind letters.
  open var backgroundColor: NSColor = .textBackgroundColor
  /// Whether the colour behind is drawn.
  open var drawsBackground = true
  /// Whether the text can be changed.
  open var isEditable = true { didSet { noteChange() } }
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether the text has attributes.
  open var isRichText = true
  /// Whether edits can be undone.
  open var allowsUndo = false
  /// Whether quotation marks are replaced.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether dashes are replaced.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether the editor grows with its text.
  open var isVerticallyResizable = true
  /// Whether the editor grows with its text.
  open var isHorizontallyResizable = false
  /// The distance of the text from the edges.
  open var textContainerInset = CGSize.zero
  /// The selected part.
  open private(set) var selectedRanges: [NSValue] = []
  private var range = NSRange(location: 0, length: 0)
  /// The selected part.
  open func selectedRange() -> NSRange { range }
  /// Selects a part.
  open func setSelectedRange(_ charRange: NSRange) { range = charRange }
  /// Takes an edit of the user.
  func edit(_ text: String) {
    guard text != string else { return }
    string = text
    delegate?.textDidChange(Notification(name: Notification.Name("NSTextDidChangeNotification"), object: self))
  }
  private var isEditing = false
  /// The keyboard has come or gone.
  func keyboardMoved(_ isHere: Bool) {
    guard isHere != isEditing else { return }
    isEditing = isHere
    if isHere {
      delegate?.textDidBeginEditing(
        Notification(name: Notification.Name("NSTextDidBeginEditingNotification"), object: self))
    } else {
      delegate?.textDidEndEditing(
        Notification(name: Notification.Name("NSTextDidEndEditingNotification"), object: self))
    }
  }
}

/// An object that follows an editor. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSObjectProtocol {
  /// The text has changed.
  func textDidChange(_ notification: Notification)
  /// The text begins to be edited.
  func textDidBeginEditing(_ notification: Notification)
  /// The text ends to be edited.
  func textDidEndEditing(_ notification: Notification)
  /// Whether a command of a key was handled.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
  public func textDidChange(_ notification: Notification) {}
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// A view with content that is larger than it: a scroll view of SwiftUI. An editor scrolls by itself, and fills the view.
@MainActor @preconcurrency
open class NSScrollView: NSView {
  /// The content.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  package override var scrollsContent: Bool { true }
  /// Whether there is a bar at the side.
  open var hasVerticalScroller = false
  /// Whether there is a bar at the bottom.
  open var hasHorizontalScroller = false
  /// Whether bars disappear where they are not needed.
  open var autohidesScrollers = false
  /// Whether a ground is drawn.
  open var drawsBackground = true
  /// The colour of the ground.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// The frame.
  open var borderType = NSBorderType.noBorder
  /// The style of bars.
  open var scrollerStyle = NSScroller.Style.overlay
}

/// The frame of a view.
public enum NSBorderType: UInt, Sendable {
  /// None, a line, or an edge.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// The bar of a view with moving content; not drawn yet.
@MainActor @preconcurrency
open class NSScroller: NSControl {
  /// The styles of bars.
  public enum Style: Int, Sendable {
    /// Beside the content, or above it.
    case legacy, overlay
  }
  /// The style of bars on this desktop.
  public static var preferredScrollerStyle: Style { .overlay }
}

/// A view that blurs what lies behind it; shown as the content of an `NSViewRepresentable`.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// The places of views.
  public enum Material: Int, Sendable {
    /// The places.
    case titlebar = 3
    /// Selection.
    case selection = 4
    /// Menu.
    case menu = 5
    /// Popover.
    case popover = 6
    /// Sidebar.
    case sidebar = 7
    /// Header view.
    case headerView = 10
    /// Sheet.
    case sheet = 11
    /// Window background.
    case windowBackground = 12
    /// Hud window.
    case hudWindow = 13
    /// Full screen u i.
    case fullScreenUI = 15
    /// Tool tip.
    case toolTip = 17
    /// Content background.
    case contentBackground = 18
    /// Under window background.
    case underWindowBackground = 21
    /// Under page background.
    case underPageBackground = 22
  }
  /// Content that is blurred.
  public enum BlendingMode: Int, Sendable {
    /// Other windows, which a program on Linux does not see, or content of the window.
    case behindWindow, withinWindow
  }
  /// Times in which the effect is drawn.
  public enum State: Int, Sendable {
    /// With the window, always, or never.
    case followsWindowActiveState, active, inactive
  }
  /// The place.
  open var material = Material.sidebar { didSet { noteChange() } }
  /// Content that is blurred.
  open var blendingMode = BlendingMode.behindWindow
  /// Times in which the effect is drawn.
  open var state = State.followsWindowActiveState
  /// Whether the view is emphasized; stored.
  open var isEmphasized = false
}
