// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

/// The metrics by which the styles of lists differ, in points.
struct ListMeasures: Equatable {
  /// Whether rows are in cards, one per section, on a quiet background.
  var hasCards = false
  /// Least distance from the list's sides to the rows.
  var margin: CGFloat = 0
  /// Greatest width of rows: in a wider list they are in the middle. Nil for no limit.
  var maximumWidth: CGFloat?
  /// Radius of the cards' corners.
  var cornerRadius: CGFloat = 0
  /// Corner radius of the background of a row that is selected or under the pointer, and the background's distance from the row's
  /// edges.
  var selectionRadius: CGFloat = 0
  var selectionInset = CGSize.zero
  /// Whether headers stay at the top while their section passes.
  var pinsHeaders = false
  var sectionGap: CGFloat = 0
  /// Distance above the first row and below the last one.
  var ends: CGFloat = 0
  /// Insets of the content in a row.
  var insets: EdgeInsets
  /// Least height of a row with its insets.
  var minimumHeight: CGFloat
  /// Distances from headers to rows, and from rows to footers.
  var headerGap: CGFloat = 0
  var captionGap: CGFloat = 0
  /// Distance above a header at the beginning of the list.
  var firstHeader: CGFloat = 0
  /// The thickness of the lines between rows; nil for none.
  var separator: CGFloat?
  var background = SystemColor.background
  /// Whether a line surrounds the list.
  var isBordered = false
  var headers = Headers.bold

  /// The style of section headers: small, in capitals; bold; as bold titles in the colour of texts.
  enum Headers { case capitals, bold, titles }

  init(_ style: _ListAppearance, _ design: DesignValues) {
    let rows = design.rows
    insets = EdgeInsets(top: rows.padding, leading: rows.inset, bottom: rows.padding, trailing: rows.inset)
    minimumHeight = rows.minimumHeight
    separator = rows.separator
    selectionRadius = rows.selectionRadius
    selectionInset = rows.selectionInset
    switch style {
    case .automatic, .grouped, .insetGrouped, .form:
      hasCards = true
      background = .groupedBackground
      if rows.capitalizesHeaders { headers = .capitals }
      sectionGap = rows.sectionGap
      headerGap = rows.headerGap
      captionGap = rows.captionGap
      firstHeader = rows.firstHeader
      ends = rows.margin
      if style != .grouped {
        margin = rows.margin
        cornerRadius = rows.cornerRadius
      }
      if style == .form { maximumWidth = rows.formWidth }
    case .table(let margin, let cornerRadius, let inset):
      (self.margin, self.cornerRadius) = (margin, cornerRadius)
      selectionRadius = cornerRadius
      selectionInset = .zero
      insets = EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
      minimumHeight = 0
      separator = nil
    case .plain, .bordered:
      sectionGap = rows.plainSectionGap
      pinsHeaders = true
      isBordered = style == .bordered
    case .inset:
      margin = rows.insetMargin
      ends = rows.insetMargin
      cornerRadius = rows.insetRadius
      selectionInset = .zero
      sectionGap = rows.plainSectionGap
      pinsHeaders = true
    case .sidebar:
      let sidebar = design.sidebar
      margin = sidebar.margin
      ends = sidebar.ends
      cornerRadius = sidebar.cornerRadius
      selectionRadius = sidebar.cornerRadius
      selectionInset = .zero
      sectionGap = sidebar.sectionGap
      headerGap = sidebar.captionGap
      captionGap = sidebar.captionGap
      insets = EdgeInsets(
        top: sidebar.padding, leading: sidebar.inset, bottom: sidebar.padding, trailing: sidebar.inset)
      minimumHeight = sidebar.minimumHeight
      if !sidebar.separates { separator = nil }
      background = .sidebarBackground
      if sidebar.hasTitles { headers = .titles }
    }
  }

  /// Distance from the sides of a list of this width to the rows; nil is a list as wide as its rows.
  func margin(in width: CGFloat?) -> CGFloat {
    guard let width, let maximumWidth else { return margin }
    return max(margin, (width - maximumWidth) / 2)
  }
}

extension EnvironmentValues {
  /// The appearance of lists in this environment.
  var listAppearance: ListMeasures {
    let style = styleOfLists
    let measures = ListMeasures(style, design)
    return style == .sidebar ? measures.rows(sidebarRowSize) : measures
  }

  /// Whether lists in this environment are sidebars, which choose the content beside them.
  var isSidebar: Bool { styleOfLists == .sidebar }

  /// The automatic style of lists. On a desktop it is that of AppKit's tables, which are source lists in a sidebar, and inset lists
  /// in a column after it and everywhere else; on a phone only the first column is a sidebar, while others are beside it, and other
  /// lists are cards.
  private var styleOfLists: _ListAppearance {
    guard listStyle == .automatic else { return listStyle }
    guard appearance.look == .desktop else { return isInSidebar ? .sidebar : .automatic }
    return isInColumn && !isInContentColumn ? .sidebar : .inset
  }
}
