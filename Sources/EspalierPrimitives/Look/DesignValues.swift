// SPDX-License-Identifier: MIT

import EspalierCore

/// Every colour, length and duration of controls and containers in one design.
///
/// Lengths are points at regular control size, durations are seconds. A view reads `\.design` of its environment; no control has
/// numbers of its own. The two tables are `desktop` and `phone`.
package final class DesignValues: Sendable {
  package let text: TypeScale
  let palette: Palette
  package let button: ButtonValues
  package let toggle: ToggleValues
  package let field: FieldValues
  package let picker: PickerValues
  package let slider: SliderValues
  package let stepper: StepperValues
  package let date: DateValues
  package let progress: ProgressValues
  package let gauge: GaugeValues
  package let color: ColorPickerValues
  package let label: LabelValues
  package let group: GroupValues
  let divider: DividerValues
  package let focus: FocusValues
  let glass: GlassValues
  package let menu: MenuValues
  package let popup: PopupValues
  package let rows: RowValues
  package let sidebar: SidebarValues
  package let swipe: SwipeValues
  package let bar: BarValues
  package let tabs: TabValues
  package let inspector: InspectorValues
  package let sheet: SheetValues
  package let dialog: DialogValues
  package let help: HelpValues
  package let search: SearchValues
  package let scrolling: ScrollingValues
  package let motion: MotionValues

  init(
    text: TypeScale, palette: Palette, button: ButtonValues, toggle: ToggleValues, field: FieldValues,
    picker: PickerValues, slider: SliderValues, stepper: StepperValues, date: DateValues, progress: ProgressValues,
    gauge: GaugeValues, color: ColorPickerValues, label: LabelValues, group: GroupValues,
    divider: DividerValues, focus: FocusValues,
    glass: GlassValues, menu: MenuValues, popup: PopupValues, rows: RowValues, sidebar: SidebarValues,
    swipe: SwipeValues, bar: BarValues,
    tabs: TabValues, inspector: InspectorValues, sheet: SheetValues, dialog: DialogValues, help: HelpValues,
    search: SearchValues, scrolling: ScrollingValues, motion: MotionValues
  ) {
    self.text = text
    self.palette = palette
    self.button = button
    self.toggle = toggle
    self.field = field
    self.picker = picker
    self.slider = slider
    self.stepper = stepper
    self.date = date
    self.progress = progress
    self.gauge = gauge
    self.color = color
    self.label = label
    self.group = group
    self.divider = divider
    self.focus = focus
    self.glass = glass
    self.menu = menu
    self.popup = popup
    self.rows = rows
    self.sidebar = sidebar
    self.swipe = swipe
    self.bar = bar
    self.tabs = tabs
    self.inspector = inspector
    self.sheet = sheet
    self.dialog = dialog
    self.help = help
    self.search = search
    self.scrolling = scrolling
    self.motion = motion
  }
}

extension DesignValues: Equatable {
  /// Compares by identity: there are two tables, and each is one object.
  package static func == (a: DesignValues, b: DesignValues) -> Bool { a === b }
}
