// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers

/// Receives what the links of a stack push, or those of a column of a split view.
@MainActor
final class Navigator: Equatable {
  var path: NavigationPathAccess?
  /// The column that it belongs to, where the column's links lead to the next one.
  var column: ColumnPlace?
  /// The column that a stack stands in.
  var columnAround: ColumnPlace?
  /// How the first page shows values: what is written in the page, and around the stack in its column and split view.
  private(set) var destinations = NavigationDestinations()
  /// What a view of the first page has put on top of it.
  private var pageOnTop: NavigationPage?
  /// The frame in which the path last changed.
  private var changedFrame: Int?
  private var closeLink: (@MainActor () -> Void)?

  nonisolated init() {}
  nonisolated static func == (a: Navigator, b: Navigator) -> Bool { a === b }

  /// The first page has sent up other content.
  func take(_ content: NavigationContent, inherited: NavigationDestinations) {
    destinations = inherited.joined(with: content.destinations)
    pageOnTop = content.next
  }

  /// In a column whose links lead to the next one: of the links' pages one is shown at a time.
  func opened(byLink close: @escaping @MainActor () -> Void) {
    closeLink?()
    closeLink = close
  }

  /// Shows the page of a link's value: on top of the stack, or, of a column's link, in a later column.
  func push(_ value: AnyHashable) {
    if column?.showLater(value) == true { return }
    if !destinations.contains(value), columnAround?.showByDestination(value) == true { return }
    guard let path, !path.append(value) else { return }
    Diagnostics.warn(
      "The path of the navigation stack cannot hold a value of type \(type(of: value.base)): the link does nothing.",
      subject: "\(type(of: value.base))")
  }

  /// Shows the page of a value over the first page, and nothing else. False if the path cannot hold the value.
  func show(_ value: AnyHashable) -> Bool { path?.replace([value]) ?? false }

  /// To be called in the frame in which the path changes.
  func pathChanged(in frame: Int) { changedFrame = frame }

  /// Takes away what values have put on the first page, links' and those of `navigationDestination(item:)`, unless the program
  /// has just put it there: with what makes the pages leave, or because of it.
  func popValues(in frame: Int) {
    if let path, !path.values.isEmpty, changedFrame != frame, path.current() == path.values { _ = path.replace([]) }
    pageOnTop?.popsItem?(frame)
  }
}

extension EnvironmentValues {
  private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
