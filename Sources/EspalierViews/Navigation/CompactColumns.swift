// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// The columns of a split view in a narrow window: one lies on the other, as the pages of a stack do.
///
/// The next column comes to the front when a row of the one below is selected, or when the program prefers it. Going back
/// takes the selection away.
struct CompactColumns: View {
  /// This one and those that follow it.
  let columns: [AnyView]
  let place: NavigationSplitViewColumn
  let preferred: Binding<NavigationSplitViewColumn>?
  /// Nil before the column has sent it up.
  @State private var selection: ColumnSelection??
  @State private var ownShowsNext = false
  @State private var opener = ColumnOpener()
  @Environment(\.navigationBack) private var back

  init(columns: [AnyView], preferred: Binding<NavigationSplitViewColumn>?, place: NavigationSplitViewColumn = .sidebar)
  {
    self.columns = columns
    self.preferred = preferred
    self.place = place
  }

  private var next: NavigationSplitViewColumn { columns.count > 2 ? .content : .detail }

  private var showsNext: Bool {
    columns.count > 1 && (preferred.map { $0.wrappedValue > place } ?? ownShowsNext)
  }

  var body: some View {
    opener.open = { show(next) }
    return columns[0]
      .environment(\.isInColumn, columns.count > 1)
      .environment(\.columnOpener, opener)
      .environment(\.columnStack, ColumnStack(back: back))
      .onPreferenceChange(ColumnSelectionKey.self) { follow($0) }
      .transformPreference(ColumnSelectionKey.self) { $0 = nil }
      .modifier(
        PageOnTop(
          isPresented: showsNext,
          page: {
            AnyView(CompactColumns(columns: Array(columns.dropFirst()), preferred: preferred, place: next))
          },
          dismiss: {
            selection??.clear()
            show(place)
          }))
  }

  private func follow(_ new: ColumnSelection?) {
    let isFirst = selection == nil
    if let old = selection, old == new { return }
    selection = .some(new)
    // What the program prefers holds for what was selected before.
    if isFirst, preferred != nil { return }
    if new?.leadsOn == true {
      // What is there from the beginning does not come in.
      var transaction = CurrentTransaction.value
      if isFirst { transaction.disablesAnimations = true }
      withTransaction(transaction) { show(next) }
    } else if !isFirst, new != nil {
      show(place)
    }
  }

  /// Brings this column to the front, or the next one.
  private func show(_ column: NavigationSplitViewColumn) {
    ownShowsNext = column > place
    if let preferred, (preferred.wrappedValue > place) != (column > place) { preferred.wrappedValue = column }
  }
}

/// The stack that each column of a split view is in. A stack that is in the column itself takes its place: there is one bar.
struct ColumnStack {
  /// The way back from the column, in a narrow window.
  var back: NavigationBack?
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int) { self.number = number }

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(0)
  /// The column in the middle, of three.
  public static let content = NavigationSplitViewColumn(1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(2)

  /// Whether a column follows another one.
  fileprivate static func > (a: NavigationSplitViewColumn, b: NavigationSplitViewColumn) -> Bool { a.number > b.number }
}

extension EnvironmentValues {
  private enum NavigationBackKey: EnvironmentKey { static var defaultValue: NavigationBack? { nil } }
  private enum ColumnStackKey: EnvironmentKey { static var defaultValue: ColumnStack? { nil } }

  /// The way back from the page of the stack around.
  var navigationBack: NavigationBack? {
    get { self[NavigationBackKey.self] }
    set { self[NavigationBackKey.self] = newValue }
  }

  /// What a stack takes the place of; nil where it is not all that is in a column of a split view.
  var columnStack: ColumnStack? {
    get { self[ColumnStackKey.self] }
    set { self[ColumnStackKey.self] = newValue }
  }
}
