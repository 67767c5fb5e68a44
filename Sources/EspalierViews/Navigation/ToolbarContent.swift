// SPDX-License-Identifier: MIT

import EspalierCore

/// What stands in the bars of a page.
///
/// Content of your own gives a `body`; it may hold bindings and values, but state and environment belong into the views of
/// its items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items, in order. The framework's requirement; it has a default.
  @MainActor @preconcurrency var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarEntry] { body._items }
}

extension Never: ToolbarContent {}

/// Toolbar content whose items have names.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Toolbar content that the framework makes.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body to ask for") }
}

/// One place in a bar and the views in it.
@MainActor
public struct _ToolbarEntry {
  var placement: ToolbarItemPlacement
  var content: AnyView
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, content: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// - Parameter showsByDefault: False leaves the item out: toolbars cannot be customised here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : .nowhere
    self.content = content()
  }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// Where in a bar a view stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, principal, trailing, bottom, keyboard, nowhere }
  let place: Place
  private let name: String

  private init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  /// At the trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the middle, instead of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  public static let status = ToolbarItemPlacement("status", .bottom)
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  public static let navigationBarLeading = topBarLeading
  public static let navigationBarTrailing = topBarTrailing
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// Above a keyboard on the screen; there is none, so nothing shows.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  static let nowhere = ToolbarItemPlacement("nowhere", .nowhere)
}

/// A bar, for modifiers that change whole bars.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = ToolbarPlacement("automatic")
  public static let bottomBar = ToolbarPlacement("bottomBar")
  public static let navigationBar = ToolbarPlacement("navigationBar")
  public static let tabBar = ToolbarPlacement("tabBar")
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
}

/// How a toolbar shows the page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
