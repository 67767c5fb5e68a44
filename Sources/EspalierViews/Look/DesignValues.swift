// SPDX-License-Identifier: MIT

import EspalierCore

/// Every colour, length and duration of controls and containers in one look.
///
/// Lengths are points at regular control size, durations are seconds. A view reads `\.design` of its environment; no
/// control has a number of its own. The two tables are `desktop` and `phone`.
package final class DesignValues: Sendable {
  package let text: TypeScale
  let palette: Palette
  let button: ButtonValues
  let toggle: ToggleValues
  let field: FieldValues
  let picker: PickerValues
  let slider: SliderValues
  let stepper: StepperValues
  let date: DateValues
  let progress: ProgressValues
  let gauge: GaugeValues
  let color: ColorPickerValues
  let label: LabelValues
  let group: GroupValues
  let divider: DividerValues
  let focus: FocusValues
  let glass: GlassValues
  let menu: MenuValues
  let popup: PopupValues
  let rows: RowValues
  let sidebar: SidebarValues
  let swipe: SwipeValues
  let bar: BarValues
  let tabs: TabValues
  let inspector: InspectorValues
  let sheet: SheetValues
  let dialog: DialogValues
  let help: HelpValues
  let search: SearchValues
  let scrolling: ScrollingValues
  let motion: MotionValues

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
  /// There are two tables, and each is one object.
  package static func == (a: DesignValues, b: DesignValues) -> Bool { a === b }
}
