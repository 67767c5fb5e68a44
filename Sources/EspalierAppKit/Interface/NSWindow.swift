// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A window of the program, which SwiftUI's scenes make.
///
/// A window that a program makes itself is shown with the content of its `NSHostingView` or `NSHostingController`.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  /// The parts of a window's frame.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None.
    public static let borderless = StyleMask([])
    /// A bar with a title.
    public static let titled = StyleMask(rawValue: 1)
    /// A button to close.
    public static let closable = StyleMask(rawValue: 2)
    /// A button to hide.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Edges that can be moved.
    public static let resizable = StyleMask(rawValue: 8)
    /// All of the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content below the bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A panel of tools.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that does not take the front.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }

  /// The way in which a window keeps its pixels; there is one.
  public enum BackingStoreType: UInt, Sendable {
    /// Drawn at once.
    case buffered = 2
  }

  /// The order of windows, which a desktop's window manager decides.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Among others.
    public static let normal = Level(rawValue: 0)
    /// Above others.
    public static let floating = Level(rawValue: 3)
    /// As the main menu.
    public static let mainMenu = Level(rawValue: 24)
    /// As status items.
    public static let statusBar = Level(rawValue: 25)
    /// As menus.
    public static let popUpMenu = Level(rawValue: 101)
    /// As the screen saver.
    public static let screenSaver = Level(rawValue: 1000)
  }

  /// The behaviour among desktops, which a window manager decides.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On all desktops.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// On the present desktop.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// Always in its place.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// Not among those that a key goes through.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// May fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// May stand above one that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
  }

  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// Shown, or not.
    case visible, hidden
  }

  /// The buttons of a window's frame.
  public enum ButtonType: UInt, Sendable {
    /// The buttons.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  private weak var source: (any ProgramWindow)?
  private var ownContent: NSView?
  private var ownSize = CGSize.zero
  private var ownTitle = ""
  /// The object that follows the window.
  open weak var delegate: (any NSWindowDelegate)?
  /// The controller of the content.
  open var contentViewController: NSViewController?
  /// The controller of the window.
  open weak var windowController: NSWindowController?
  /// The parts of the frame. A window of SwiftUI's scenes has those of its style, whatever is set.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// The requested order; the window manager decides.
  open var level = Level.normal
  /// The requested behaviour among desktops; the window manager decides.
  open var collectionBehavior: CollectionBehavior = []
  /// Whether the title is shown; stored: `windowStyle(_:)` decides.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the bar is transparent; stored: `windowStyle(_:)` decides.
  open var titlebarAppearsTransparent = false
  /// Whether the window can be moved by its content; stored.
  open var isMovableByWindowBackground = false
  /// Whether the window can be moved; stored.
  open var isMovable = true
  /// Whether nothing is seen through the window; stored.
  open var isOpaque = true
  /// Whether the window has a shadow, which the desktop draws; stored.
  open var hasShadow = true
  /// Whether the window is released when it is closed; objects are released with their last reference.
  open var isReleasedWhenClosed = false
  /// The colour of the ground; stored: `containerBackground(_:for:)` decides.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// The appearance of the window; stored: `preferredColorScheme(_:)` decides.
  open var appearance: NSAppearance?
  /// The opacity; stored.
  open var alphaValue: CGFloat = 1
  /// A name of the window.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether windows of one kind are tabs of one, which they are not here.
  public static var allowsAutomaticWindowTabbing = false

  init(_ source: any ProgramWindow) {
    self.source = source
    super.init()
  }

  /// A window of the program's own, in a size of points. Its place is the window manager's.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    styleMask = style
    ownSize = contentRect.size
    super.init()
  }

  /// A window around a controller's view.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: false)
    self.contentViewController = contentViewController
  }

  var programWindow: (any ProgramWindow)? { source }

  /// The title in the bar. A window of SwiftUI's scenes has the title of its content; setting it has no effect there.
  open var title: String {
    get { source?.shownTitle ?? ownTitle }
    set { ownTitle = newValue }
  }
  /// The rectangle, whose origin a program does not know: zero.
  open var frame: CGRect {
    CGRect(origin: .zero, size: source.map { ProgramScreen.windowSize($0) } ?? ownSize)
  }
  /// The view of the content; of a window of SwiftUI's scenes one that stands for it.
  open var contentView: NSView? {
    get {
      if ownContent == nil, source != nil { ownContent = NSView(frame: frame) }
      return ownContent
    }
    set { ownContent = newValue }
  }
  /// Whether the window is in front.
  open var isKeyWindow: Bool { source?.phase == .active }
  /// Whether the window is in front, or was there last.
  open var isMainWindow: Bool {
    guard let source else { return false }
    return RunningPrograms.current?.frontProgramWindow === source
  }
  /// Whether the window is open.
  open var isVisible: Bool { source != nil && source?.phase != .background }
  /// The screen.
  open var screen: NSScreen? { .main }
  /// Pixels per point.
  open var backingScaleFactor: CGFloat { source?.graph.environment.values.displayScale ?? ProgramScreen.scale }
  /// The number of the window; not the desktop's.
  open var windowNumber: Int { ObjectIdentifier(self).hashValue & 0xFFFF }
  /// Whether the window may be in front.
  open var canBecomeKey: Bool { true }
  /// Whether the window may be the main one.
  open var canBecomeMain: Bool { true }
  /// The responder with the keyboard; nil: it is a view of SwiftUI's.
  open var firstResponder: NSResponder? { nil }

  // MARK: - Actions

  /// Opens the window, if it is the program's own, and brings it to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if source == nil { source = OwnWindows.open(self, size: ownSize) }
    source?.bringToFront()
  }
  /// Brings the window to the front.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Brings the window to the front.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Brings the window to the front.
  open func makeKey() { source?.bringToFront() }
  /// Closes the window: a desktop on Linux has no windows that are open and not shown.
  open func orderOut(_ sender: Any?) { close() }
  /// Closes the window.
  open func close() { source?.closeByProgram() }
  /// Closes the window, after the question of its delegate.
  open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) != false { close() } }
  /// Takes the keyboard from the view that has it, for nil; views of AppKit have no keyboard. Returns whether that was done.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    responder == nil && RunningPrograms.send(Selector("resignFirstResponder"), to: nil, from: self)
  }
  /// Sets the size of a window of the program's own before it is opened.
  open func setContentSize(_ size: CGSize) { ownSize = size }
  /// Sets the size of a window of the program's own before it is opened; its place is the window manager's.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) { ownSize = frameRect.size }
  /// Sets the size of a window of the program's own before it is opened; its place is the window manager's.
  open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
    ownSize = frameRect.size
  }
  /// Leaves the place to the window manager, which puts new windows where there is space.
  open func center() {}
  /// A button of the frame; nil, because the desktop draws them.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }

  /// Posted when a window is in front; not here: `NSApplication.didBecomeActiveNotification` is.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// Posted when a window is about to be closed; not here: `NSApplication.willTerminateNotification` is, at the end.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}

/// A window beside others.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  /// Whether the panel stands above others; the window manager decides.
  open var isFloatingPanel = false
  /// Whether the panel takes the keyboard only where a view needs it; stored.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel is hidden with the program; stored.
  open var hidesOnDeactivate = false
}

/// An object that follows a window. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether the window may be closed by `performClose(_:)`.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// The window is about to be closed; not called here.
  func windowWillClose(_ notification: Notification)
  /// The window is in front; not called here.
  func windowDidBecomeKey(_ notification: Notification)
  /// The window is no more in front; not called here.
  func windowDidResignKey(_ notification: Notification)
  /// The window has another size; not called here.
  func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
}

/// The controller of a window.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?

  /// A controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated override init?(coder: NSCoder) { return nil }

  /// Opens the window, and brings it to the front.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}

/// A name of a part of an interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
