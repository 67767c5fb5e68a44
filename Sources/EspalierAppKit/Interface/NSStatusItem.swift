// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The status items of macOS's menu bar. Linux's desktops have no common place for them: each is a small window, as `MenuBarExtra` is.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
  private static let bar = NSStatusBar()
  /// The bar of the system.
  open class var system: NSStatusBar { bar }
  /// The height of items in points.
  open var thickness: CGFloat { 22 }
  private var items: [NSStatusItem] = []

  /// Makes an item, which has its window as soon as the program has started.
  /// - Parameter length: The width in points, or one of the constants of `NSStatusItem`; the window has that of its content.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length)
    items.append(item)
    ProgramLife.shared.add(StatusItemStart(item: item))
    return item
  }
  /// Removes an item with its window.
  open func removeStatusItem(_ item: NSStatusItem) {
    items.removeAll { $0 === item }
    item.closeWindow()
  }
}

/// An item of macOS's menu bar: a small window with its button. The button shows the item's menu or a popover below itself, or calls its
/// method.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
  /// The width of the content.
  public nonisolated static let variableLength: CGFloat = -1
  /// A width as large as the height.
  public nonisolated static let squareLength: CGFloat = -2

  /// Rights of a user over an item.
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user may remove the item.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// The program ends when the user removes it.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  /// The requested width; the window has that of its content.
  open var length: CGFloat
  /// The button.
  open private(set) var button: NSStatusBarButton?
  /// The menu, which a press of the button shows.
  open var menu: NSMenu? { didSet { changes.note() } }
  /// Rights of the user over the item; stored: a window can always be closed.
  open var behavior: Behavior = []
  /// A name under which the place would be kept; the window manager decides about places.
  open var autosaveName: String! = ""
  /// Whether the item has its window.
  open var isVisible = true {
    didSet {
      guard isVisible != oldValue else { return }
      if isVisible { openWindow() } else { closeWindow() }
    }
  }
  /// The bar.
  open weak var statusBar: NSStatusBar? { .system }

  let changes = TreeChanges()
  private(set) var showsMenu = false
  private weak var window: (any ProgramWindow)?
  private var hasStarted = false

  init(length: CGFloat) {
    self.length = length
    super.init()
    let button = NSStatusBarButton(frame: .zero)
    button.isBordered = false
    button.changes = changes
    button.item = self
    self.button = button
  }

  func start() {
    hasStarted = true
    if isVisible { openWindow() }
  }

  private func openWindow() {
    guard hasStarted, window == nil, let program = RunningPrograms.current else { return }
    window = program.openWindow(StatusItemWindow(self))
  }

  func closeWindow() {
    window?.closeByProgram()
    window = nil
  }

  /// Handles a press of the button. Returns false if the item has no menu.
  func toggleMenu() -> Bool {
    guard let menu else { return false }
    setMenu(shown: !showsMenu, menu)
    return true
  }

  func hideMenu() { if let menu { setMenu(shown: false, menu) } }

  private func setMenu(shown: Bool, _ menu: NSMenu) {
    guard shown != showsMenu else { return }
    if shown {
      menu.delegate?.menuNeedsUpdate(menu)
      menu.delegate?.menuWillOpen(menu)
    }
    showsMenu = shown
    changes.note()
    if !shown { menu.delegate?.menuDidClose(menu) }
  }
}

/// The button of a status item.
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
  fileprivate weak var item: NSStatusItem?
  /// Whether the button is pale.
  open var appearsDisabled = false { didSet { noteChange() } }

  /// Shows or hides the item's menu, or calls the button's method.
  open override func performClick(_ sender: Any?) {
    if item?.toggleMenu() != true { super.performClick(sender) }
  }
}

/// Opens the window of an item when the program's first windows are open.
private final class StatusItemStart: ProgramObserver {
  private weak var item: NSStatusItem?
  init(item: NSStatusItem) { self.item = item }
  func programStarted() { item?.start() }
}

/// The window of a status item.
private final class StatusItemWindow: WindowSource {
  let settings = {
    var settings = WindowSettings()
    settings.restorationBehavior = .disabled
    return settings
  }()
  let id: String? = nil
  let title: Text? = nil
  let isSingle = true
  let isSettings = false
  let isMenuBarExtra = true
  let valueType: Any.Type? = nil
  private let item: NSStatusItem

  init(_ item: NSStatusItem) { self.item = item }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    let content = AnyView(StatusItemContent(item: item, changes: item.changes).inWindow())
    return AnyView._makeView(view: _GraphValue(.input(content)), inputs: inputs)
  }
}

/// The button of a status item above what it shows.
struct StatusItemContent: View {
  let item: NSStatusItem
  @ObservedObject var changes: TreeChanges

  var body: some View {
    VStack(spacing: 0) {
      if let button = item.button {
        Group {
          if button.title.isEmpty, button.image == nil {
            Button(Bundle.main.name) { button.performClick(nil) }.buttonStyle(.plain)
          } else {
            button.shown
          }
        }
        .opacity(button.appearsDisabled ? 0.4 : 1)
        .help(button.toolTip ?? "")
        .padding(8)
        if let popover = button.popover?.popover {
          Divider()
          popover.content
        }
      }
      if item.showsMenu, let menu = item.menu {
        Divider()
        MenuItems(close: { item.hideMenu() }) { NSMenuEntries(menu: menu) }.padding(6)
      }
    }
  }
}

extension Bundle {
  /// The program's name for users.
  fileprivate var name: String {
    infoDictionary?["CFBundleDisplayName"] as? String ?? infoDictionary?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }
}
