// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

// The measures of containers, in points and factors.

struct RowValues: Equatable, Sendable {
  /// From the window's edge to the cards, and from a card's edge to what is in it.
  let margin, inset: CGFloat
  /// Above and below what is in a row, and the least height of a row with it.
  let padding, minimumHeight: CGFloat
  /// The least height of a table's row.
  let tableRow: CGFloat
  let sectionGap, compactSectionGap: CGFloat
  /// From a header to the rows, and from the rows to a footer.
  let headerGap, captionGap: CGFloat
  /// Above a header at the beginning of a list, besides the margin there.
  let firstHeader: CGFloat
  let cornerRadius, separator: CGFloat
  /// The margin at the sides, the ends and the selection's corner of plain rows in inset style.
  let insetMargin, insetRadius: CGFloat
  let selection: Double
  /// The corner of a selected row in lists without a margin, and its distance from the row's edges.
  let selectionRadius: CGFloat
  let selectionInset: CGSize
  /// The width of the content of a form, which is in the middle of a wider one; nil for no limit.
  let formWidth: CGFloat?
  /// Between the rows of a form in columns.
  let columnsGap: CGFloat
  /// Between a label and its control at least; the width from which a label in a column of its own breaks into lines.
  let labelGap, greatestLabel: CGFloat
  /// Between a title and its subtitle.
  let subtitleGap: CGFloat
  /// The arrow of a link, and the distance to it.
  let arrow: CGSize
  let arrowLine, arrowGap: CGFloat
  let badgeGap: CGFloat
  let badgeInsets: EdgeInsets
  let handleWidth, dropLine: CGFloat
  let lift: Double
  let liftRadius: CGFloat
  /// Whether a field in a row of a form shows its title in front; else its title is its placeholder. Sliders, segments, menus and
  /// months show theirs outside of rows, too, or not at all.
  let showsFieldLabels: Bool
  /// Whether a link's row ends with an arrow.
  let showsArrows: Bool
  /// Whether headers of sections are in capitals, in lists of cards.
  let capitalizesHeaders: Bool
  /// Whether a value stands below its label where the size of text is one for low vision.
  let stacksLargeTexts: Bool
  /// Whether a selection is quieter where the list does not have the keyboard, and rows react to the pointer.
  let dimsUnfocused: Bool
}

struct SidebarValues: Sendable {
  let margin, ends, cornerRadius, sectionGap, captionGap: CGFloat
  let minimumHeight, padding, inset: CGFloat
  /// Whether lines separate its rows.
  let separates: Bool
  /// Whether headers of its sections are titles.
  let hasTitles: Bool
  /// Whether the bar above it continues its background.
  let colorsBar: Bool
}

struct SwipeValues: Sendable {
  let buttonWidth, padding: CGFloat
  let pressed: Double
}

struct BarValues: Sendable {
  let height, largeTitleHeight, bottomHeight, inset, gap: CGFloat
  let line: CGFloat
  /// Whether a window has bars for toolbars outside of navigation containers.
  let areForWindows: Bool
  /// Whether titles are large where nothing else is requested.
  let hasLargeTitles: Bool
  let back: CGSize
  let backLine, backGap: CGFloat
  /// Whether the way back shows the title of the page below, where the bar has space for it.
  let namesBack: Bool
  /// Whether items are buttons with a background under the pointer.
  let hasButtons: Bool
  /// How narrow a title may become before items go into a menu, and the symbol of that menu.
  let leastTitle: CGFloat
  let overflowSymbol: String
  /// Whether items that are used less often are in the menu however wide the bar is.
  let hidesSecondary: Bool
  /// Whether items around a navigation container join those of its pages; else they are for a bar around it.
  let joinsOuterItems: Bool
  /// The greatest width of the field that renames the page.
  let nameWidth: CGFloat
  /// A button in a bar: around its label, its corner.
  let itemInsets: EdgeInsets
  let itemRadius: CGFloat
  /// The opacity of what is in a bar of a window that is not the front one.
  let inactive: Double
}

struct TabValues: Sendable {
  /// Whether the tabs are above the pages.
  let isAbove: Bool
  let height: CGFloat
  let symbol: CGFloat
  let iconTop, iconHeight, baseline, badgeTop, margin, badgeDistance, badgeOverlap, badgePadding: CGFloat
  /// The dots of pages.
  let dot, dotGap, dotsBottom: CGFloat
  let dotsPadding: CGSize
  /// The pane of an accessory: its height, its distance from the sides, and from the bar or the bottom.
  let accessory, accessoryMargin, accessoryGap: CGFloat
  /// How far content is scrolled before the bar becomes small or large.
  let minimizeDistance: CGFloat
}

struct InspectorValues: Sendable {
  /// Limits of its width.
  let least, ideal, most: CGFloat
  /// With less beside it, it is no column.
  let leastContent: CGFloat
  /// Whether it lies over the content then; else it is a sheet.
  let liesOver: Bool
  /// What is seen beside one that lies over the content.
  let leastSeen: CGFloat
}

struct SheetValues: Sendable {
  /// Whether a sheet is a panel in the middle of the window, as large as its content.
  let isDialog: Bool
  let cornerRadius: CGFloat
  let topMargin, greatestWidth, sideMargin: CGFloat
  /// The least size of a dialog whose content grows.
  let usualSize: CGSize
  /// Of sheets that are sized as a form, and as a page.
  let formSize, pageSize: CGSize
  let grabber: CGSize
  let grabberTop: CGFloat
  let dismissDistance: CGFloat
}

struct DialogValues: Sendable {
  let alertMargin, confirmationMargin: CGFloat
  /// Whether a confirmation is in the middle of the window, as an alert is.
  let centersConfirmations: Bool
  /// Whether a confirmation shows its title where nothing else is requested.
  let titlesConfirmations: Bool
  let alertWidth, confirmationWidth: CGFloat
  let padding, gap, titleGap, cornerRadius: CGFloat
  let buttonHeight, buttonRadius, buttonsGap: CGFloat
  let buttonInsets: EdgeInsets
}

struct HelpValues: Sendable {
  let gap, cornerRadius, line: CGFloat
  /// The width at which a text breaks.
  let greatestWidth: CGFloat
  let insets: EdgeInsets
  let shadow: Double
  let shadowRadius, shadowOffset: CGFloat
}

/// What the inspector draws over the view that is picked.
struct InspectionMarkValues: Sendable {
  let fill, stroke: ResolvedColor
  let line: CGFloat
}

struct SearchValues: Sendable {
  let gap, iconGap, cornerRadius: CGFloat
  let insets, margins: EdgeInsets
  let scopesBottom, suggestionPadding: CGFloat
  /// Of a field in a bar, in points; nil where bars have none.
  let barWidth: CGFloat?
  /// Whether suggestions are in the place of what is searched, as on iOS; else they are a menu below the field, as on macOS.
  let suggestsInContent: Bool
}

struct ScrollingValues: Sendable {
  /// The thickness of an indicator, and its distance from the edge.
  let indicator, indicatorMargin: CGFloat
  /// The same under the pointer; nil where there is nothing to take.
  let bar: CGFloat?
  let barMargin: CGFloat
  /// The least length of an indicator.
  let shortest: CGFloat
}

/// Durations in seconds, and the animations that they belong to.
struct MotionValues: Sendable {
  /// Of a thumb, a segment or a wheel that moves to the chosen value, and of one that is pressed.
  let choose, press: Double
  /// Of what is opened or closed in place, and of rows that are moved or deleted.
  let disclose, rows, deletion: Double
  let page: Double
  /// Of a column that comes or goes.
  let panel: Double
  let fade, sheet: Double
  /// How long scroll indicators flash, and how long they stay after scrolling.
  let flash, bars: Double
  /// Until a help text appears, and while it does.
  let helpDelay, help: Double
  /// Until a held button repeats, and from then on.
  let repeatDelay, repeatInterval: Double
  /// Of a line without an end, and of a wheel's step.
  let progress, spoke: Double
}
