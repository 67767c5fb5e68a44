// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierInteraction

/// The content of a page's bars.
///
/// A custom type implements `body`. It may have `@Environment`, `@State` and other dynamic properties.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: ToolbarContent

  /// The items. Evaluated again when a value that it reads changes.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items, in order. The framework's requirement; it has a default.
  @MainActor @preconcurrency var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarEntry] {
    (ToolbarEvaluation.current?.body(of: self) ?? body)._items
  }
}

extension Never: ToolbarContent {}

/// Optional items; nil is none.
extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public var _items: [_ToolbarEntry] { self?._items ?? [] }
}

/// Toolbar content whose items have names.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Toolbar content provided by the framework.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body") }
}

/// One place in a bar and the views at it.
@MainActor
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// The environment of the view with the toolbar; nil for items that a bar adds itself.
  var environment: EnvironmentValues?

  /// Return triggers a confirming item, Escape a cancelling one.
  init<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content =
      placement.shortcut.map {
        AnyView(
          content.environment(\.impliedShortcut, ImpliedShortcut($0))
            .environment(\.barBezel, placement == .confirmationAction ? .prominent : .plain))
      }
      ?? AnyView(content)
  }

  private init(_ placement: ToolbarItemPlacement, _ content: AnyView, _ environment: EnvironmentValues?) {
    self.placement = placement
    self.content = content
    self.environment = environment
  }

  /// The same place with another view.
  func withContent(_ content: AnyView) -> _ToolbarEntry { _ToolbarEntry(placement, content, environment) }

  /// An item for each statement of a closure.
  static func entries<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content) -> [_ToolbarEntry] {
    guard let tuple = content as? any ViewStatements else { return [_ToolbarEntry(placement, content)] }
    return tuple.statements.map { _ToolbarEntry(placement, AnyView($0)) }
  }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public var _items: [_ToolbarEntry] { _ToolbarEntry.entries(placement, content) }
}

extension ToolbarItem where ID == () {
  /// A view at a place in the bars of the page.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// - Parameter showsByDefault: False omits the item, because toolbars cannot be customised here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : .nowhere
    self.content = content()
  }
}

/// Several views at one place of a bar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several views at one place in the bars of the page, in their order.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var _items: [_ToolbarEntry] { _ToolbarEntry.entries(placement, content) }
}

/// The place of a view in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case leading, principal, trailing, bottom, keyboard, titleMenu, nowhere
    /// The middle of the bar above, or the bar below, by the design.
    case status
    /// Parts of the title: inline in the bar, or large below it.
    case title, subtitle, largeTitle, largeSubtitle
  }
  let place: Place
  private let name: String

  private init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  /// The shortcut of the place's controls, in addition to their own.
  var shortcut: KeyboardShortcut? {
    switch self {
    case .confirmationAction: .defaultAction
    case .cancellationAction: .cancelAction
    default: nil
    }
  }

  /// The trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The middle of the bar: on a phone instead of the title, which on a desktop is then at the leading edge.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// The title in the bar, instead of that of `navigationTitle(_:)`.
  public static let title = ToolbarItemPlacement("title", .title)
  /// The line below the title in the bar, instead of that of `navigationSubtitle(_:)`.
  public static let subtitle = ToolbarItemPlacement("subtitle", .subtitle)
  /// The large title below the bar, instead of that of `navigationTitle(_:)`; not shown where titles are in the bar.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .largeTitle)
  /// The line below the large title; not shown where titles are in the bar.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .largeSubtitle)
  /// Moves between pages: at the leading edge of the bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The main action of the page: at the trailing edge of the bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// An action used less often: at the trailing edge of the bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// The current status: on a desktop in the middle of the bar, whose title is then at the leading edge; on a phone in the bar at
  /// the bottom.
  public static let status = ToolbarItemPlacement("status", .status)
  /// Cancels a dialog: at the leading edge of the bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// Confirms a dialog: at the trailing edge of the bar.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// Confirms a destructive dialog: at the trailing edge of the bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The leading edge of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The leading edge of the bar at the top.
  public static let navigationBarLeading = topBarLeading
  /// The trailing edge of the bar at the top.
  public static let navigationBarTrailing = topBarTrailing
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// The space above an on-screen keyboard; here there is none, so the item is not shown.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  /// A search field: the last item at the trailing edge.
  static let search = ToolbarItemPlacement("search", .trailing)
  static let titleMenu = ToolbarItemPlacement("titleMenu", .titleMenu)
  static let nowhere = ToolbarItemPlacement("nowhere", .nowhere)
}

/// A bar, for modifiers that change whole bars.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The bars to which the modifier applies by default.
  public static let automatic = ToolbarPlacement("automatic")
  /// The bar at the bottom of a page.
  public static let bottomBar = ToolbarPlacement("bottomBar")
  /// The bar at the top of a page, with the title.
  public static let navigationBar = ToolbarPlacement("navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement("tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
}

/// The appearance of the page's title in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The mode of the page below; large on the first page.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// The title in a row of its own.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// The title in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Here the same as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
