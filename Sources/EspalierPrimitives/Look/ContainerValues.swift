// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

// The measures of containers, in points and factors.

package struct RowValues: Equatable, Sendable {
  /// From the window's edge to the cards, and from a card's edge to what is in it.
  package let margin, inset: CGFloat
  /// Above and below what is in a row, and the least height of a row with it.
  package let padding, minimumHeight: CGFloat
  /// The least height of a table's row.
  package let tableRow: CGFloat
  package let sectionGap, compactSectionGap: CGFloat
  /// From a header to the rows, and from the rows to a footer.
  package let headerGap, captionGap: CGFloat
  /// Above a header at the beginning of a list, besides the margin there.
  package let firstHeader: CGFloat
  package let cornerRadius, separator: CGFloat
  /// The margin at the sides, the ends and the selection's corner of plain rows in inset style.
  package let insetMargin, insetRadius: CGFloat
  package let selection: Double
  /// The corner of a selected row in lists without a margin, and its distance from the row's edges.
  package let selectionRadius: CGFloat
  package let selectionInset: CGSize
  /// The width of the content of a form, which is in the middle of a wider one; nil for no limit.
  package let formWidth: CGFloat?
  /// Between the rows of a form in columns.
  package let columnsGap: CGFloat
  /// Between a label and its control at least; the width from which a label in a column of its own breaks into lines.
  package let labelGap, greatestLabel: CGFloat
  /// Between a title and its subtitle.
  package let subtitleGap: CGFloat
  /// The arrow of a link, and the distance to it.
  package let arrow: CGSize
  package let arrowLine, arrowGap: CGFloat
  package let badgeGap: CGFloat
  package let badgeInsets: EdgeInsets
  package let handleWidth, dropLine: CGFloat
  package let lift: Double
  package let liftRadius: CGFloat
  /// Whether a field in a row of a form shows its title in front; else its title is its placeholder. Sliders, segments, menus and
  /// months show theirs outside of rows, too, or not at all.
  package let showsFieldLabels: Bool
  /// Whether a link's row ends with an arrow.
  package let showsArrows: Bool
  /// Whether headers of sections are in capitals, in lists of cards.
  package let capitalizesHeaders: Bool
  /// Whether a value stands below its label where the size of text is one for low vision.
  package let stacksLargeTexts: Bool
  /// Whether a selection is quieter where the list does not have the keyboard, and rows react to the pointer.
  package let dimsUnfocused: Bool
}

package struct SidebarValues: Sendable {
  package let margin, ends, cornerRadius, sectionGap, captionGap: CGFloat
  package let minimumHeight, padding, inset: CGFloat
  /// Whether lines separate its rows.
  package let separates: Bool
  /// Whether headers of its sections are titles.
  package let hasTitles: Bool
  /// Whether the bar above it continues its background.
  package let colorsBar: Bool
}

package struct SwipeValues: Sendable {
  package let buttonWidth, padding: CGFloat
  package let pressed: Double
}

package struct BarValues: Sendable {
  package let height, largeTitleHeight, bottomHeight, inset, gap: CGFloat
  package let line: CGFloat
  /// Whether a window has bars for toolbars outside of navigation containers.
  package let areForWindows: Bool
  /// Whether titles are large where nothing else is requested.
  package let hasLargeTitles: Bool
  package let back: CGSize
  package let backLine, backGap: CGFloat
  /// Whether the way back shows the title of the page below, where the bar has space for it.
  package let namesBack: Bool
  /// Whether items are buttons with a background under the pointer.
  package let hasButtons: Bool
  /// How narrow a title may become before items go into a menu, and the symbol of that menu.
  package let leastTitle: CGFloat
  package let overflowSymbol: String
  /// Whether items that are used less often are in the menu however wide the bar is.
  package let hidesSecondary: Bool
  /// Whether items around a navigation container join those of its pages; else they are for a bar around it.
  package let joinsOuterItems: Bool
  /// The greatest width of the field that renames the page.
  package let nameWidth: CGFloat
  /// A button in a bar: around its label, its corner.
  package let itemInsets: EdgeInsets
  package let itemRadius: CGFloat
  /// The opacity of what is in a bar of a window that is not the front one.
  package let inactive: Double
}

package struct TabValues: Sendable {
  /// Whether the tabs are above the pages.
  package let isAbove: Bool
  package let height: CGFloat
  package let symbol: CGFloat
  package let iconTop, iconHeight, baseline, badgeTop, margin, badgeDistance, badgeOverlap, badgePadding: CGFloat
  /// The dots of pages.
  package let dot, dotGap, dotsBottom: CGFloat
  package let dotsPadding: CGSize
  /// The pane of an accessory: its height, its distance from the sides, and from the bar or the bottom.
  package let accessory, accessoryMargin, accessoryGap: CGFloat
  /// How far content is scrolled before the bar becomes small or large.
  package let minimizeDistance: CGFloat
}

package struct InspectorValues: Sendable {
  /// Limits of its width.
  package let least, ideal, most: CGFloat
  /// With less beside it, it is no column.
  package let leastContent: CGFloat
  /// Whether it lies over the content then; else it is a sheet.
  package let liesOver: Bool
  /// What is seen beside one that lies over the content.
  package let leastSeen: CGFloat
}

package struct SheetValues: Sendable {
  /// Whether a sheet is a panel in the middle of the window, as large as its content.
  package let isDialog: Bool
  package let cornerRadius: CGFloat
  package let topMargin, greatestWidth, sideMargin: CGFloat
  /// The least size of a dialog whose content grows.
  package let usualSize: CGSize
  /// Of sheets that are sized as a form, and as a page.
  package let formSize, pageSize: CGSize
  package let grabber: CGSize
  package let grabberTop: CGFloat
  package let dismissDistance: CGFloat
}

package struct DialogValues: Sendable {
  package let alertMargin, confirmationMargin: CGFloat
  /// Whether a confirmation is in the middle of the window, as an alert is.
  package let centersConfirmations: Bool
  /// Whether a confirmation shows its title where nothing else is requested.
  package let titlesConfirmations: Bool
  package let alertWidth, confirmationWidth: CGFloat
  package let padding, gap, titleGap, cornerRadius: CGFloat
  package let buttonHeight, buttonRadius, buttonsGap: CGFloat
  package let buttonInsets: EdgeInsets
}

package struct HelpValues: Sendable {
  package let gap, cornerRadius, line: CGFloat
  /// The width at which a text breaks.
  package let greatestWidth: CGFloat
  package let insets: EdgeInsets
  package let shadow: Double
  package let shadowRadius, shadowOffset: CGFloat
}

/// What the inspector draws over the view that is picked.
package struct InspectionMarkValues: Sendable {
  package let fill, stroke: ResolvedColor
  package let line: CGFloat
}

package struct SearchValues: Sendable {
  package let gap, iconGap, cornerRadius: CGFloat
  package let insets, margins: EdgeInsets
  package let scopesBottom, suggestionPadding: CGFloat
  /// Of a field in a bar, in points; nil where bars have none.
  package let barWidth: CGFloat?
  /// Whether suggestions are in the place of what is searched, as on iOS; else they are a menu below the field, as on macOS.
  package let suggestsInContent: Bool
}

package struct ScrollingValues: Sendable {
  /// The thickness of an indicator, and its distance from the edge.
  package let indicator, indicatorMargin: CGFloat
  /// The same under the pointer; nil where there is nothing to take.
  package let bar: CGFloat?
  package let barMargin: CGFloat
  /// The least length of an indicator.
  package let shortest: CGFloat
}

/// Durations in seconds, and the animations that they belong to.
package struct MotionValues: Sendable {
  /// Of a thumb, a segment or a wheel that moves to the chosen value, and of one that is pressed.
  package let choose, press: Double
  /// Of what is opened or closed in place, and of rows that are moved or deleted.
  package let disclose, rows, deletion: Double
  package let page: Double
  /// Of a column that comes or goes.
  package let panel: Double
  package let fade, sheet: Double
  /// How long scroll indicators flash, and how long they stay after scrolling.
  package let flash, bars: Double
  /// Until a help text appears, and while it does.
  package let helpDelay, help: Double
  /// Until a held button repeats, and from then on.
  package let repeatDelay, repeatInterval: Double
  /// Of a line without an end, and of a wheel's step.
  package let progress, spoke: Double
}
