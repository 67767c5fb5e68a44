// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// Several views, one of which is shown, and a bar to select it.
///
/// A tab is made when it is first selected, and kept with its state from then on: it disappears when another is selected
/// (specification S19, P68).
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownIndex = 0
  @Environment(\.tabViewSelector) private var selector
  @Environment(\.design) private var design

  /// - Parameter selection: The tag of the selected tab. If no tab has it, the first one is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    TabReader(content: content) { tabs in tabView(tabs) }
  }

  @ViewBuilder private func tabView(_ tabs: [TabDescription]) -> some View {
    let tags = tabs.map { $0.tag?.value(as: SelectionValue.self) }
    let index = min(index(among: tags), max(tabs.count - 1, 0))
    switch selector {
    case .sidebar where design.tabs.isAbove:
      SidebarTabs(pages: tabs.map(\.page), items: tabs.map(\.item), index: index) { select($0, tags) }
        .environment(\.tabViewSelector, .bar)
    case .bar, .sidebar:
      BarredTabs(pages: tabs.map(\.page), items: tabs.map(\.item), index: index) { select($0, tags) }
    case .pages(let dots):
      PagedTabs(pages: tabs.map(\.page), index: index, showsDots: dots) { select($0, tags) }
        .environment(\.tabBarPlacement, .pageIndicator)
        .environment(\.isTabBarShowingSections, false)
    }
  }

  private func select(_ index: Int, _ tags: [SelectionValue?]) {
    ownIndex = index
    if let tag = tags[index], let selection { selection.wrappedValue = tag }
  }

  private func index(among tags: [SelectionValue?]) -> Int {
    guard let selection, tags.contains(where: { $0 != nil }) else { return ownIndex }
    return tags.firstIndex(of: selection.wrappedValue) ?? 0
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// One of the tabs: made when it is first shown, kept from then on.
struct TabPage: View {
  let page: Subview
  let isSelected: Bool
  /// The offers of the container around the tab view to a page that is all of its content; nil is none.
  var offers: ContainerOffers?
  @State private var isMade = false

  var body: some View {
    ZStack {
      if isMade || isSelected {
        page.transformEnvironment(\.containerOffers) { [offers] in if let offers { $0 = offers } }
          .modifier(ShowingModifier(isShown: isSelected)).modifier(BarsOfShownPage(isShown: isSelected))
      }
    }
    .onChange(of: isSelected, initial: true) { if $1 { isMade = true } }
  }
}

/// The control that selects a tab: a bar, a sidebar where the look has one, or turning pages.
enum TabViewSelector: Equatable {
  case bar
  case sidebar
  case pages(dots: Bool)
}

extension EnvironmentValues {
  @EnvironmentEntry var tabViewSelector: TabViewSelector = .bar
}

extension TabView: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["ownIndex"] }
}
