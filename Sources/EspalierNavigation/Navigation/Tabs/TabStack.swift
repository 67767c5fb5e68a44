// SPDX-License-Identifier: MIT

import EspalierCore

/// The pages of a navigation container that fills a tab's page, for the tab bar: choosing the selected tab again returns to the
/// first page. A preference, because the containers of the pages are found before the place of a page is known.
struct TabStack: Equatable {
  /// The pages above the first one.
  let pages: [AnyHashable]
  let leavePages: @MainActor () -> Void

  static func == (a: TabStack, b: TabStack) -> Bool { a.pages == b.pages }
}

enum TabStackKey: PreferenceKey {
  static var defaultValue: TabStack? { nil }
  static func reduce(value: inout TabStack?, nextValue: () -> TabStack?) { value = value ?? nextValue() }
}
