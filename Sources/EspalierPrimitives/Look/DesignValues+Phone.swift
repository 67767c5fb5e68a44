// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension DesignValues {
  /// The design with iOS's own measures and colours: rows for a finger, large titles, sheets from below.
  package static let phone = DesignValues(
    text: TypeScale(
      largeTitle: 34, title: 28, title2: 22, title3: 20, headline: 17, body: 17, callout: 16, subheadline: 15,
      footnote: 13, caption: 12, caption2: 11, emphasizedTitle: 700, emphasizedText: 600,
      // As iOS 13 to 18.
      gapStep: 4),
    palette: Palette(Palette.phone),
    button: ButtonValues(
      insets: BySize(
        EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7),
        EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
        EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20),
        EdgeInsets(top: 15, leading: 24, bottom: 15, trailing: 24)),
      cornerRadius: BySize(5, 6, 8, 10, 12), factor: BySize(0.7, 0.85, 1, 1.2, 1.4),
      pressedPlain: 0.5, pressedBorderless: 0.4, pressedBordered: 0.6, pressedProminent: 0.7, pressedLink: 0.6,
      disabledPlain: 0.5, prominentBar: 0.7, hoveredProminentBar: 0.85, tintedBackground: 0.14,
      pressedTintedBackground: 0.24, onBackground: 0.18,
      disabledOnBackground: 0.08, tintsBordered: true, sizesFields: false, pressedLabel: 0.5),
    toggle: ToggleValues(
      switchSize: CGSize(width: 51, height: 31), overhang: 2, isGreen: true,
      thumbShadows: [
        ThumbShadow(opacity: 0.15, offset: 3, radius: 4), ThumbShadow(opacity: 0.06, offset: 3, radius: 0.5),
      ], thumbInset: 2, stretch: 4, disabled: 0.45, thumbLine: 0.5,
      boxSide: 18, boxRadius: 5, boxLine: 1, markLine: 2, markInset: 4, dash: CGSize(width: 9, height: 2), labelGap: 8,
      pressedBox: 0.6),
    field: FieldValues(
      insets: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7), cornerRadius: 5, line: 0.5, focusedLine: 0.5,
      selection: 0.3, compositionSelection: 0.2, dimsDisabledText: false,
      editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), returnEndsEditing: true,
      selectsOnEntry: false),
    picker: PickerValues(
      labelGap: 8, arrowGap: 5, arrow: CGSize(width: 8, height: 4), arrowsGap: 3, segmentHeight: 32, segmentInset: 2,
      segmentRadius: 7, segmentsRadius: 9, segmentPadding: 8, segmentLine: 0.5, mark: CGSize(width: 13, height: 11),
      markLine: 2, rowPadding: 6, inlineHasButtons: false, radioSide: 18, radioDot: 7,
      radioLine: 1, radioLabelGap: 8, radioGap: 8,
      radioTitleGap: 12, wheelRow: 32, wheelHeight: 216, wheelWidth: 200, wheelRadius: 8, wheelInset: 9,
      wheelText: 23.5,
      wheelCurve: 112, wheelRest: 0.4),
    slider: SliderValues(
      thumb: 27, track: 4, idealWidth: 160,
      thumbShadows: [
        ThumbShadow(opacity: 0.12, offset: 0.5, radius: 2), ThumbShadow(opacity: 0.12, offset: 6, radius: 6.5),
      ], margin: 4, thumbLine: 0.5, labelGap: 8, mark: 3, markGap: 2),
    stepper: StepperValues(
      button: CGSize(width: 46.5, height: 32), cornerRadius: 8, pressedRadius: 7, signLength: 13, signLine: 1.75,
      dividerHeight: 16, dividerLine: 1),
    date: DateValues(
      insets: EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11), cornerRadius: 8, gap: 6, monthWidth: 300,
      monthPadding: 8, monthGap: 6, arrowsGap: 18, headerPadding: 8, weekGap: 2, daySide: 34, hasShortDays: true,
      arrow: CGSize(width: 7, height: 13), arrowPadding: 6, chosenDay: 0.18, wheelGap: 0, panelGap: 8,
      panelMinimumWidth: 260, monthWheel: 120, dayWheel: 50, yearWheel: 70, hourWheel: 60, minuteWheel: 50,
      fieldPadding: 2, fieldRadius: 4),
    progress: .inBothLooks,
    gauge: .inBothLooks,
    color: .inBothLooks(hasDisc: true),
    label: LabelValues(
      gap: 8, rowGap: 16, iconColumn: 24, emptyGap: 12, emptyActionsGap: 8, emptyActionsTop: 8, emptyPadding: 24,
      emptyTitleGap: 14, emptyIcon: 48),
    group: .inBothLooks(
      box: GroupBoxValues(hugsContent: false, gap: 8, padding: 16, radius: 10, labelIndentation: 0), hugsContent: false,
      disclosureLabelPadding: 0, disclosureGap: 8, hasArrowsFirst: false, tintsDisclosure: true),
    divider: DividerValues(line: nil),
    focus: .inBothLooks,
    glass: .inBothLooks,
    menu: MenuValues(
      itemInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), itemRadius: 8, itemGap: 8,
      minimumWidth: 250, sectionGap: 4, mark: CGSize(width: 11, height: 10), markLine: 2,
      dash: CGSize(width: 9, height: 2),
      submenuGap: 12, submenuArrow: CGSize(width: 5, height: 9), buttonGap: 6,
      buttonArrow: CGSize(width: 9, height: 5), iconColumn: 24, startsAtChosen: false),
    popup: PopupValues(
      cornerRadius: 13, padding: 0, line: 0.5, gap: 4, margin: 8,
      arrow: CGSize(width: 26, height: 13), arrowTip: 4, shadow: 0.2, shadowRadius: 12, shadowOffset: 4),
    rows: RowValues(
      margin: 20, inset: 16, padding: 6.5, minimumHeight: 44, tableRow: 44, sectionGap: 28, compactSectionGap: 16,
      plainSectionGap: 0, headerGap: 6.67, captionGap: 7.67, firstHeader: 13,
      cornerRadius: 10, separator: 1 / 3, insetMargin: 8, insetRadius: 0, selection: 0.25,
      selectionRadius: 0, selectionInset: .zero, formWidth: nil,
      columnsGap: 10, labelGap: 8, greatestLabel: 200, subtitleGap: 2,
      arrow: CGSize(width: 6, height: 11), arrowLine: 2, arrowGap: 8,
      badgeGap: 8,
      badgeInsets: EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7), handleWidth: 44, dropLine: 2, lift: 0.25,
      liftRadius: 6, showsFieldLabels: false, showsArrows: true, capitalizesHeaders: true, stacksLargeTexts: true,
      dimsUnfocused: false),
    sidebar: SidebarValues(
      margin: 8, ends: 8, cornerRadius: 10, sectionGap: 12, captionGap: 0, minimumHeight: 44, padding: 7, inset: 16,
      separates: false, hasTitles: true, colorsBar: false),
    swipe: .inBothLooks,
    bar: BarValues(
      height: 44, largeTitleHeight: 52, bottomHeight: 44, inset: 16, gap: 12, largeSubtitleHeight: 20, line: 1 / 3,
      areForWindows: false, centersStatus: false, keepsTitle: false,
      hasLargeTitles: true,
      back: CGSize(width: 9, height: 16), backLine: 2.2, backGap: 6, namesBack: true, swipeEdge: 20, swipeParallax: 0.3,
      hasButtons: false,
      leastTitle: 60, overflowSymbol: "ellipsis.circle", hidesSecondary: true, joinsOuterItems: false,
      nameWidth: 240,
      itemInsets: EdgeInsets(), itemRadius: 0, inactive: 0.5),
    tabs: TabValues(
      isAbove: false, height: 49, symbol: 20, iconTop: 3.5, iconHeight: 28, baseline: 42, badgeTop: 2, margin: 4,
      badgeDistance: 7, badgeOverlap: 5, badgePadding: 5, dot: 7, dotGap: 9, dotsBottom: 10,
      dotsPadding: CGSize(width: 10, height: 8), accessory: 48, accessoryMargin: 20, accessoryGap: 8,
      minimizeDistance: 24),
    inspector: InspectorValues(
      least: 200, ideal: 260, most: 400, leastContent: 420, liesOver: false, leastSeen: 44),
    sheet: SheetValues(
      isDialog: false, cornerRadius: 10, topMargin: 44, greatestWidth: 640, sideMargin: 24,
      usualSize: CGSize(width: 480, height: 360), formSize: CGSize(width: 540, height: 620),
      pageSize: CGSize(width: 704, height: 960),
      grabber: CGSize(width: 36, height: 5), grabberTop: 5, dismissDistance: 100),
    dialog: DialogValues(
      alertMargin: 24, confirmationMargin: 8, centersConfirmations: false, titlesConfirmations: false, alertWidth: 270,
      confirmationWidth: 400, iconSize: nil,
      padding: 16, gap: 16, titleGap: 4, cornerRadius: 14, buttonHeight: 24, buttonRadius: 10, buttonsGap: 8,
      buttonInsets: EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)),
    help: .inBothLooks,
    search: SearchValues(
      gap: 10, iconGap: 6, cornerRadius: 10, insets: EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8),
      margins: EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16), scopesBottom: 8, suggestionPadding: 11,
      barWidth: nil, suggestsInContent: true, hidesBar: true),
    scrolling: ScrollingValues(indicator: 3, indicatorMargin: 3, bar: nil, barMargin: 3, shortest: 24),
    motion: MotionValues(
      choose: 0.25, press: 0.2, disclose: 0.25, rows: 0.25, deletion: 0.3, page: 0.35, panel: 0.25, fade: 0.2,
      sheet: 0.4, flash: 1,
      bars: 0.6,
      helpDelay: 0.7, help: 0.15, repeatDelay: 0.5, repeatInterval: 0.1, progress: 1.6, spoke: 0.1))
}

extension Palette {
  fileprivate static func phone(_ color: SystemColor) -> Variants {
    if let shared = inBothLooks(color) { return shared }
    return switch color {
    case .background: .init(0xFFFF_FFFF, 0x0000_00FF, elevated: 0x1C1C_1EFF)
    case .secondaryBackground: .init(0xF2F2_F7FF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    case .tertiaryBackground: .init(0xFFFF_FFFF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
    case .groupedBackground: .init(0xF2F2_F7FF, 0x0000_00FF, elevated: 0x1C1C_1EFF)
    case .secondaryGroupedBackground: .init(0xFFFF_FFFF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    case .tertiaryGroupedBackground: .init(0xF2F2_F7FF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
    case .controlBackground: .init(0xFFFF_FFFF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    case .sidebarBackground: .init(0xF2F2_F7FF, 0x1C1C_1EFF)
    case .barBackground: .init(0xFFFF_FFFF, 0x0000_00FF, elevated: 0x1C1C_1EFF)
    case .press: .init(0x8E8E_9340, 0x8E8E_9340)
    case .dimming: .init(0x0000_0033, 0x0000_007A)
    case .opaqueSeparator: .init(0xC6C6_C8FF, 0x3838_3AFF)
    default: .init(0x3C3C_434A, 0x5454_5899, high: (0x3C3C_4399, 0xEBEB_F599))
    }
  }
}
