// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A table of AppKit; not drawn yet.
@MainActor @preconcurrency
open class NSTableView: NSControl, PlaceholderView {
  /// The look of chosen rows.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// The looks.
    case none = -1
    /// The usual ones.
    case regular, sourceList
  }
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// The looks.
    case automatic, fullWidth, inset, sourceList, plain
  }
  /// The look of the table.
  open var style = Style.automatic
  /// The look of chosen rows.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// The colour behind the rows.
  open var backgroundColor = NSColor.clear
  /// The height of rows in points.
  open var rowHeight: CGFloat = 24
  /// The distances between cells in points.
  open var intercellSpacing = CGSize(width: 17, height: 0)
  /// Whether every second row has another ground.
  open var usesAlternatingRowBackgroundColors = false
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether no row may be chosen.
  open var allowsEmptySelection = true
  /// The view above the columns.
  open var headerView: NSView?
  /// The columns.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The number of rows; there are none yet.
  open var numberOfRows: Int { 0 }
  /// The index of the row that was chosen last; -1 for none.
  open var selectedRow: Int { -1 }
  /// Adds a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  /// Removes a column.
  open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
  /// Makes the rows anew; there are none yet.
  open func reloadData() {}
}

/// A table of AppKit with rows in rows; not drawn yet.
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {}

/// A column of a table.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
  /// The name.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title for users.
  open var title = ""
  /// The width in points.
  open var width: CGFloat = 100
  /// A column of a name.
  public nonisolated init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
}

/// A cell of a table; not drawn yet.
@MainActor @preconcurrency
open class NSTableCellView: NSView, PlaceholderView {
  /// The text of the cell.
  open var textField: NSTextField?
  /// The picture of the cell.
  open var imageView: NSImageView?
  /// The value of the cell.
  open var objectValue: Any?
}

/// A row of a table; not drawn yet.
@MainActor @preconcurrency
open class NSTableRowView: NSView, PlaceholderView {
  /// Whether the row is chosen.
  open var isSelected = false
}

/// Views beside each other with movable lines between them; not drawn yet.
@MainActor @preconcurrency
open class NSSplitView: NSView, PlaceholderView {
  /// The lines between the views.
  public enum DividerStyle: Int, Sendable {
    /// The lines.
    case thick = 1
    /// Narrow ones.
    case thin, paneSplitter
  }
  /// The lines between the views.
  open var dividerStyle = DividerStyle.thick
  /// Whether the views are beside each other.
  open var isVertical = false
  /// The name under which positions are kept.
  open var autosaveName: String?
}

/// Views of which one is shown; not drawn yet.
@MainActor @preconcurrency
open class NSTabView: NSView, PlaceholderView {}

/// A choice of a date; not drawn yet.
@MainActor @preconcurrency
open class NSDatePicker: NSControl, PlaceholderView {
  /// The chosen date.
  open var dateValue = Date()
}

/// A choice of a colour; not drawn yet.
@MainActor @preconcurrency
open class NSColorWell: NSControl, PlaceholderView {
  /// The chosen colour.
  open var color = NSColor.black
}

/// Segments of which one is chosen, or each turned on and off; not drawn yet.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl, PlaceholderView {
  /// The number of segments.
  open var segmentCount = 0
  /// The index of the chosen segment; -1 for none.
  open var selectedSegment = -1
}

/// A switch; not drawn yet.
@MainActor @preconcurrency
open class NSSwitch: NSControl, PlaceholderView {
  /// Whether it is on.
  open var state = NSControl.StateValue.off
}

/// Two arrows that change a number; not drawn yet.
@MainActor @preconcurrency
open class NSStepper: NSControl, PlaceholderView {
  /// The least number.
  open var minValue = 0.0
  /// The greatest number.
  open var maxValue = 59.0
  /// The change of one press.
  open var increment = 1.0
}

/// A slider; not drawn yet.
@MainActor @preconcurrency
open class NSSlider: NSControl, PlaceholderView {
  /// The least number.
  open var minValue = 0.0
  /// The greatest number.
  open var maxValue = 1.0
  /// Whether it calls its method during a drag.
  open var isContinuous = true
}

/// A button with a menu of values; not drawn yet.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton, PlaceholderView {
  /// The titles of the values.
  open private(set) var itemTitles: [String] = []
  /// The index of the chosen value; -1 for none.
  open private(set) var indexOfSelectedItem = -1
  /// The title of the chosen value.
  open var titleOfSelectedItem: String? {
    itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
  }
  /// Adds a value.
  open func addItem(withTitle title: String) {
    itemTitles.append(title)
    if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
  }
  /// Adds values.
  open func addItems(withTitles titles: [String]) { titles.forEach(addItem) }
  /// Removes all values.
  open func removeAllItems() {
    itemTitles = []
    indexOfSelectedItem = -1
  }
  /// Chooses a value; an index without one is none.
  open func selectItem(at index: Int) { indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1 }
  /// Chooses a value.
  open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
}
