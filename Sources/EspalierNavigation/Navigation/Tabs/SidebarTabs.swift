// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A sidebar with the tabs of a desktop's tab view, and beside it the page of the selected one.
struct SidebarTabs: View {
  let pages: [Subview]
  let items: [TabItem]
  let index: Int
  let select: @MainActor (Int) -> Void
  /// A narrow window shows the page.
  @State private var compact = NavigationSplitViewColumn.detail
  @Environment(\.tabSidebarParts) private var parts

  init(pages: [Subview], items: [TabItem], index: Int, select: @escaping @MainActor (Int) -> Void) {
    self.pages = pages
    self.items = items
    self.index = index
    self.select = select
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $compact) {
      list
    } detail: {
      SidebarTabPages(pages: pages, index: index)
        // Parts belong to one tab view, not to tab views in its pages.
        .environment(\.tabSidebarParts, TabSidebarParts())
        .environment(\.tabBarPlacement, .sidebar)
        .environment(\.isTabBarShowingSections, false)
    }
  }

  private var list: some View {
    List(selection: selection) {
      parts.header?.selectionDisabled()
      ForEach(TabGroup.groups(of: items)) { group in
        if let section = group.section {
          Section {
            rows(group.indices)
          } header: {
            SectionHeading(section: section)
          }
        } else {
          rows(group.indices)
        }
      }
      parts.footer?.selectionDisabled()
    }
    .listStyle(.sidebar)
    .safeAreaInset(edge: .bottom, spacing: 0) { parts.bottomBar }
  }

  private var selection: Binding<Int?> {
    Binding(
      get: { index },
      set: {
        guard let new = $0 else { return }
        select(new)
        compact = .detail
      })
  }

  private func rows(_ indices: [Int]) -> some View {
    ForEach(indices, id: \.self) { number in
      let item = items[number]
      let label = item.label ?? AnyView(EmptyView())
      (item.describe.map { $0(label) } ?? label).badge(item.badge).disabled(item.isDisabled).tag(number)
        .selectionDisabled(item.isDisabled)
    }
  }
}

/// The pages in the column beside the sidebar. A navigation stack as a page takes the place of the column's own.
private struct SidebarTabPages: View {
  let pages: [Subview]
  let index: Int
  @Environment(\.containerOffers) private var offers

  init(pages: [Subview], index: Int) {
    self.pages = pages
    self.index = index
  }

  var body: some View {
    ZStack {
      ForEach(pages.indices, id: \.self) { TabPage(page: pages[$0], isSelected: $0 == index, offers: offers) }
    }
  }
}

/// The heading of a section of tabs, with its buttons at the trailing edge.
private struct SectionHeading: View {
  let section: TabSectionPlace

  var body: some View {
    if let actions = section.actions {
      HStack {
        section.header
        Spacer(minLength: 0)
        actions.buttonStyle(.borderless).labelStyle(.iconOnly)
      }
    } else {
      section.header
    }
  }
}

/// Neighbouring tabs of one section, or outside of sections.
private struct TabGroup: Identifiable {
  let id: Int
  let section: TabSectionPlace?
  var indices: [Int]

  @MainActor static func groups(of items: [TabItem]) -> [TabGroup] {
    var groups: [TabGroup] = []
    for (number, item) in items.enumerated() {
      if let last = groups.last, last.section === item.section {
        groups[groups.count - 1].indices.append(number)
      } else {
        groups.append(TabGroup(id: groups.count, section: item.section, indices: [number]))
      }
    }
    return groups
  }
}

/// The section that a tab is in. Tabs of one section have the same object.
@MainActor
package final class TabSectionPlace {
  let header: AnyView
  /// The buttons beside the header; nil is none.
  var actions: AnyView?

  init(header: AnyView) { self.header = header }
}

/// The views of a tab view's sidebar in addition to the tabs.
struct TabSidebarParts {
  var header, footer, bottomBar: AnyView?
}

extension EnvironmentValues {
  @EnvironmentEntry var tabSidebarParts: TabSidebarParts = TabSidebarParts()
}

extension View {
  /// Adds views above the tabs in the sidebar of the tab views within; without a sidebar they are not shown.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let part = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = part }
  }

  /// Adds views below the tabs in the sidebar of the tab views within; without a sidebar they are not shown.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let part = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = part }
  }

  /// Adds views at the lower edge of the sidebar of the tab views within; without a sidebar they are not shown.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let part = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = part }
  }
}

extension TabContent {
  /// Adds buttons beside the header of the section of these tabs, in a sidebar; without one they are not shown.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changingTabs { $0.section?.actions = actions }
  }
}
