// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

// Measures of containers, in points and factors.

package struct RowValues: Equatable, Sendable {
  /// Distance from the window's edge to the cards, and from a card's edge to its content.
  package let margin, inset: CGFloat
  /// Distance above and below a row's content, and the least height of the whole row.
  package let padding, minimumHeight: CGFloat
  /// The least height of a table's row.
  package let tableRow: CGFloat
  /// Distance between sections: of cards, of a form in columns, of rows without cards.
  package let sectionGap, compactSectionGap, plainSectionGap: CGFloat
  /// Distance from a header to the rows, and from the rows to a footer.
  package let headerGap, captionGap: CGFloat
  /// Space above a header at the beginning of a list, in addition to the margin there.
  package let firstHeader: CGFloat
  package let cornerRadius, separator: CGFloat
  /// The margin at the sides and at the ends of plain rows in inset style, and the corner radius of their selection.
  package let insetMargin, insetRadius: CGFloat
  package let selection: Double
  /// The corner radius of a selected row in lists without a margin, and its distance from the row's edges.
  package let selectionRadius: CGFloat
  package let selectionInset: CGSize
  /// The width of a form's content, centred in a wider form; nil for no limit.
  package let formWidth: CGFloat?
  /// Distance between the rows of a form in columns.
  package let columnsGap: CGFloat
  /// The least distance between a label and its control; the width above which a label in a column of its own wraps.
  package let labelGap, greatestLabel: CGFloat
  /// Distance between a title and its subtitle.
  package let subtitleGap: CGFloat
  /// Size of a link's arrow, then its line width and its distance from the content.
  package let arrow: CGSize
  package let arrowLine, arrowGap: CGFloat
  package let badgeGap: CGFloat
  package let badgeInsets: EdgeInsets
  package let handleWidth, dropLine: CGFloat
  package let lift: Double
  package let liftRadius: CGFloat
  /// Whether a field in a row of a form shows its title in front of it; otherwise its title is its placeholder. Sliders,
  /// segmented pickers, menus and calendars show their titles outside of rows, too, or not at all.
  package let showsFieldLabels: Bool
  /// Whether a link's row ends with an arrow.
  package let showsArrows: Bool
  /// Whether section headers are in capitals, in lists of cards.
  package let capitalizesHeaders: Bool
  /// Whether a value is placed below its label at accessibility text sizes.
  package let stacksLargeTexts: Bool
  /// Whether a selection is paler in a list without keyboard focus, and rows react to the pointer.
  package let dimsUnfocused: Bool
}

package struct SidebarValues: Sendable {
  package let margin, ends, cornerRadius, sectionGap, captionGap: CGFloat
  package let minimumHeight, padding, inset: CGFloat
  /// Whether lines separate the rows.
  package let separates: Bool
  /// Whether section headers are titles.
  package let hasTitles: Bool
  /// Whether the bar above the list continues its background.
  package let colorsBar: Bool
}

package struct SwipeValues: Sendable {
  package let buttonWidth, padding: CGFloat
  package let pressed: Double
}

package struct BarValues: Sendable {
  package let height, largeTitleHeight, bottomHeight, inset, gap: CGFloat
  /// The height of an item below a large title.
  package let largeSubtitleHeight: CGFloat
  package let line: CGFloat
  /// Whether a window has toolbars outside of navigation containers.
  package let areForWindows: Bool
  /// Whether items with a status are in the middle of the bar above, and not in the bar below.
  package let centersStatus: Bool
  /// Whether the title stays, at the leading edge, beside items in the middle of the bar.
  package let keepsTitle: Bool
  /// Whether titles are large by default.
  package let hasLargeTitles: Bool
  package let back: CGSize
  package let backLine, backGap: CGFloat
  /// Whether the back button shows the title of the page below, if the bar has space for it.
  package let namesBack: Bool
  /// Width of the area at a page's leading edge from which a finger drags the page back, in points; nil if there is none.
  package let swipeEdge: CGFloat?
  /// The part of its width by which the page below comes in meanwhile.
  package let swipeParallax: CGFloat
  /// Whether items are buttons with a background under the pointer.
  package let hasButtons: Bool
  /// The least width of a title before items move into a menu, and the symbol of that menu.
  package let leastTitle: CGFloat
  package let overflowSymbol: String
  /// Whether secondary items are always in the menu, regardless of the bar's width.
  package let hidesSecondary: Bool
  /// Whether items around a navigation container join those of its pages; otherwise they belong to a bar around it.
  package let joinsOuterItems: Bool
  /// The greatest width of the field in which the page is renamed.
  package let nameWidth: CGFloat
  /// A button in a bar: the insets around its label, and its corner radius.
  package let itemInsets: EdgeInsets
  package let itemRadius: CGFloat
  /// The opacity of a bar's content in a window that is not the front one.
  package let inactive: Double
}

package struct TabValues: Sendable {
  /// Whether the tabs are above the pages.
  package let isAbove: Bool
  package let height: CGFloat
  package let symbol: CGFloat
  package let iconTop, iconHeight, baseline, badgeTop, margin, badgeDistance, badgeOverlap, badgePadding: CGFloat
  /// The page dots.
  package let dot, dotGap, dotsBottom: CGFloat
  package let dotsPadding: CGSize
  /// The panel of an accessory: its height, its distance from the sides, and from the bar or the bottom edge.
  package let accessory, accessoryMargin, accessoryGap: CGFloat
  /// Scrolling distance after which the bar becomes small or large.
  package let minimizeDistance: CGFloat
}

package struct InspectorValues: Sendable {
  /// Limits of the inspector's width.
  package let least, ideal, most: CGFloat
  /// The least width of the content beside an inspector shown as a column; in a narrower window it is no column.
  package let leastContent: CGFloat
  /// Whether it lies over the content in that case; otherwise it is a sheet.
  package let liesOver: Bool
  /// The least visible width of the content beside an inspector that lies over it.
  package let leastSeen: CGFloat
}

package struct SheetValues: Sendable {
  /// Whether a sheet is a panel in the middle of the window, as large as its content.
  package let isDialog: Bool
  package let cornerRadius: CGFloat
  package let topMargin, greatestWidth, sideMargin: CGFloat
  /// The least size of a dialog with content that grows.
  package let usualSize: CGSize
  /// Sizes of sheets with form sizing and with page sizing.
  package let formSize, pageSize: CGSize
  package let grabber: CGSize
  package let grabberTop: CGFloat
  package let dismissDistance: CGFloat
}

package struct DialogValues: Sendable {
  package let alertMargin, confirmationMargin: CGFloat
  /// Whether a confirmation is in the middle of the window, like an alert.
  package let centersConfirmations: Bool
  /// Whether a confirmation shows its title by default.
  package let titlesConfirmations: Bool
  package let alertWidth, confirmationWidth: CGFloat
  /// The height of an icon, in points; nil where dialogs have neither icons nor boxes that suppress them.
  package let iconSize: CGFloat?
  package let padding, gap, titleGap, cornerRadius: CGFloat
  package let buttonHeight, buttonRadius, buttonsGap: CGFloat
  package let buttonInsets: EdgeInsets
}

package struct HelpValues: Sendable {
  package let gap, cornerRadius, line: CGFloat
  /// The width at which the text wraps.
  package let greatestWidth: CGFloat
  package let insets: EdgeInsets
  package let shadow: Double
  package let shadowRadius, shadowOffset: CGFloat
}

/// Style of the marks that the inspector draws over the picked view.
package struct InspectionMarkValues: Sendable {
  package let fill, stroke: ResolvedColor
  package let line: CGFloat
}

package struct SearchValues: Sendable {
  package let gap, iconGap, cornerRadius: CGFloat
  package let insets, margins: EdgeInsets
  package let scopesBottom, suggestionPadding: CGFloat
  /// Width of a field in a bar, in points; nil if bars have none. Where they have, a page's field is there.
  package let barWidth: CGFloat?
  /// Whether suggestions replace the searched content, as on iOS; otherwise they are a menu below the field, as on macOS.
  package let suggestsInContent: Bool
  /// Whether the field takes the place of the bar above during a search, as on iOS.
  package let hidesBar: Bool
}

package struct ScrollingValues: Sendable {
  /// The thickness of an indicator, and its distance from the edge.
  package let indicator, indicatorMargin: CGFloat
  /// Thickness and margin under the pointer; nil if there is no bar to drag.
  package let bar: CGFloat?
  package let barMargin: CGFloat
  /// The least length of an indicator.
  package let shortest: CGFloat
}

/// Durations in seconds, and the animations that have them.
package struct MotionValues: Sendable {
  /// Movement of a thumb, a segment or a wheel to the chosen value, and the reaction to a press.
  package let choose, press: Double
  /// Expansion and collapse in place, movement of rows, and deletion of rows.
  package let disclose, rows, deletion: Double
  package let page: Double
  /// Insertion and removal of a column.
  package let panel: Double
  package let fade, sheet: Double
  /// Time for which scroll indicators flash, and for which they stay after scrolling.
  package let flash, bars: Double
  /// Delay before a help text appears, and duration of its appearance.
  package let helpDelay, help: Double
  /// Delay before a held button repeats, and the interval between repetitions.
  package let repeatDelay, repeatInterval: Double
  /// Movement of an indeterminate progress line, and one step of a spinner.
  package let progress, spoke: Double
}
