// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Builds toolbar content from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// A statement of the builder is an item, or a group of them.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items in their order.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarItems {
    ToolbarItems {
      var items: [_ToolbarEntry] = []
      repeat items += (each content)._items
      return items
    }
  }

  /// Items of an `if` without `else`; nil is none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Items of one branch of `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems { first._items }
  }

  /// Items of one branch of `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems { second._items }
  }

  /// Items under `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarItems {
    ToolbarItems { content._items }
  }

  /// Several items.
  public struct ToolbarItems: _PrimitiveToolbarContent, CustomizableToolbarContent {
    let items: @MainActor () -> [_ToolbarEntry]
    public var _items: [_ToolbarEntry] { items() }
  }
}

/// The items that views add to the bars of their page.
@MainActor
struct Toolbar {
  var items: [_ToolbarEntry] = []
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
  /// The name of the page, if the user can edit it.
  var name: Binding<String>?
  /// Whether a navigation container shows the items around it in its own pages; set by the container.
  var joinsOuterItems = false

  func items(at place: ToolbarItemPlacement.Place) -> [_ToolbarEntry] { items.filter { $0.placement.place == place } }

  /// The items in the middle of the bar above.
  func itemsInMiddle(_ values: BarValues) -> [_ToolbarEntry] {
    items(at: .principal) + (values.centersStatus ? items(at: .status) : [])
  }

  /// The items of the bar below, in their order.
  func itemsBelow(_ values: BarValues) -> [_ToolbarEntry] {
    items.filter { $0.placement.place == .bottom || $0.placement.place == .status && !values.centersStatus }
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: Toolbar { Toolbar() }

  static func reduce(value: inout Toolbar, nextValue: () -> Toolbar) {
    let next = nextValue()
    value.items += next.items
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.name = value.name ?? next.name
    value.joinsOuterItems = value.joinsOuterItems || next.joinsOuterItems
  }
}

/// The presence of items in bars, for the bars' heights.
package struct ToolbarShape: Equatable {
  var hasTop = false
  var hasBottom = false
  /// Whether an item belongs to the bar above or below by the design.
  var hasStatus = false
  /// Whether an item is below a large title.
  var hasLargeSubtitle = false
  /// The same as in `Toolbar`.
  var joinsOuterItems = false

  package init(
    hasTop: Bool = false, hasBottom: Bool = false, hasStatus: Bool = false, hasLargeSubtitle: Bool = false,
    joinsOuterItems: Bool = false
  ) {
    self.hasLargeSubtitle = hasLargeSubtitle
    self.hasTop = hasTop
    self.hasBottom = hasBottom
    self.hasStatus = hasStatus
    self.joinsOuterItems = joinsOuterItems
  }

  /// Whether the bar above has items.
  func hasItemsAbove(_ values: BarValues) -> Bool { hasTop || hasStatus && values.centersStatus }
  /// Whether the bar below has items.
  func hasItemsBelow(_ values: BarValues) -> Bool { hasBottom || hasStatus && !values.centersStatus }
}

package enum ToolbarShapeKey: PreferenceKey {
  package static var defaultValue: ToolbarShape { ToolbarShape() }

  package static func reduce(value: inout ToolbarShape, nextValue: () -> ToolbarShape) {
    let next = nextValue()
    value.hasTop = value.hasTop || next.hasTop
    value.hasLargeSubtitle = value.hasLargeSubtitle || next.hasLargeSubtitle
    value.hasBottom = value.hasBottom || next.hasBottom
    value.hasStatus = value.hasStatus || next.hasStatus
    value.joinsOuterItems = value.joinsOuterItems || next.joinsOuterItems
  }
}

/// Adds items to the bars of the page. They have the environment of the view with the toolbar.
struct ToolbarItemsModifier<Items: ToolbarContent>: ViewModifier {
  let items: Items
  private var evaluator = ToolbarEvaluator()

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    let items = evaluator.items(of: items)
    return content.modifier(ToolbarModifier(change: { $0.items += items }))
  }
}

struct ToolbarModifier: ViewModifier {
  let change: @MainActor (inout Toolbar) -> Void

  nonisolated init(change: @escaping @MainActor (inout Toolbar) -> Void) { self.change = change }

  func body(content: Content) -> some View {
    var own = Toolbar()
    change(&own)
    let shape = ToolbarShape(
      hasTop: own.items.contains { [.leading, .principal, .trailing, .title].contains($0.placement.place) },
      hasBottom: own.items.contains { $0.placement.place == .bottom },
      hasStatus: own.items.contains { $0.placement.place == .status },
      hasLargeSubtitle: own.items.contains { $0.placement.place == .largeSubtitle })
    let toolbar = OuterToolbar(change: change, shape: shape)
    return
      content
      .modifier(ToolbarOfPage(toolbar: toolbar))
      .transformEnvironment(\.containerOffers.toolbar) { $0 = toolbar.before($0) }
  }
}

extension View {
  /// Adds items to the bars of the page that this view is, or is in.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(items: content()))
  }

  // Disfavoured, so that a closure of items is not checked a second time as one of views.
  /// Adds views at the trailing edge of the bar of the page.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarItemsModifier(items: ToolbarItemGroup(content: content)))
  }

  /// - Parameter id: A name of the toolbar for customisation, which does not exist here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(items: content()))
  }

  /// Sets the background of the page's bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarModifier(change: { $0.background = $0.background ?? AnyShapeStyle(style) }))
  }

  /// Sets the colour scheme of the page's bars; nil leaves it unchanged.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarModifier(change: { $0.colorScheme = $0.colorScheme ?? colorScheme }))
  }

  // The names of 2019.

  /// The older form of a toolbar with items at both edges of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// The older form of a toolbar with items at the leading edge of the bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// The older form of a toolbar with items at the trailing edge of the bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
