// SPDX-License-Identifier: MIT

import EspalierCore

/// Presents the pages of links in the menus of a page. The views of a menu end when it closes, and their preferences do not reach
/// the page: so the page itself presents what such a link leads to.
@MainActor
final class MenuPages: Equatable {
  /// Sets the page on top; nil removes it.
  var open: (NavigationPage?) -> Void = { _ in }
  private let token = NavigationToken()

  nonisolated init() {}
  nonisolated static func == (a: MenuPages, b: MenuPages) -> Bool { a === b }

  /// Shows a view as a page.
  /// - Parameter dismissed: Called when the page is left.
  func show(_ view: AnyView, dismissed: @escaping @MainActor () -> Void = {}) {
    open(
      NavigationPage(id: token.id, content: view) { [weak self] in
        self?.open(nil)
        dismissed()
      })
  }

  /// Shows a view as a page until a condition is false, which it is when the page is left.
  func show(_ view: some View, while isActive: Binding<Bool>) {
    show(AnyView(SwitchedPage(view: view, isActive: isActive, pages: self))) { isActive.wrappedValue = false }
  }
}

private struct SwitchedPage<Page: View>: View {
  let view: Page
  @Binding var isActive: Bool
  let pages: MenuPages

  init(view: Page, isActive: Binding<Bool>, pages: MenuPages) {
    self.view = view
    _isActive = isActive
    self.pages = pages
  }

  var body: some View {
    view.onChange(of: isActive) { if !$1 { pages.open(nil) } }
  }
}

extension EnvironmentValues {
  /// The pages of links in menus; nil outside of pages.
  @EnvironmentEntry var menuPages: MenuPages? = nil
}
