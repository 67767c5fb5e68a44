// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension DesignValues {
  /// The design for a screen at arm's length and a pointer: compact rows, bars with small titles, dialogs in the middle.
  package static let desktop = DesignValues(
    // The scale of iOS for text of the size "small", which matches the 11 points at 96 dpi of GNOME's own text.
    text: TypeScale(
      largeTitle: 32, title: 26, title2: 20, title3: 18, headline: 15, body: 15, callout: 14, subheadline: 13,
      footnote: 12, caption: 11, caption2: 11, emphasizedTitle: 700, emphasizedText: 700,
      // As macOS 26.
      gapStep: nil),
    palette: Palette(Palette.desktop),
    button: ButtonValues(
      insets: BySize(
        EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7),
        EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
        EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14),
        EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20),
        EdgeInsets(top: 15, leading: 24, bottom: 15, trailing: 24)),
      cornerRadius: BySize(5, 6, 8, 10, 12), factor: BySize(0.7, 0.85, 1, 1.2, 1.4),
      pressedPlain: 0.5, pressedBorderless: 0.4, pressedBordered: 0.6, pressedProminent: 0.7, pressedLink: 0.6,
      disabledPlain: 0.5, prominentBar: 0.7, hoveredProminentBar: 0.85, tintedBackground: 0.14,
      pressedTintedBackground: 0.24, onBackground: 0.18,
      disabledOnBackground: 0.08, tintsBordered: false, sizesFields: true, pressedLabel: 0.5),
    toggle: ToggleValues(
      switchSize: CGSize(width: 46, height: 26), overhang: 0, isGreen: false, thumbShadows: [], thumbInset: 2,
      stretch: 4, disabled: 0.45, thumbLine: 0.5,
      boxSide: 18, boxRadius: 5, boxLine: 1, markLine: 2, markInset: 4, dash: CGSize(width: 9, height: 2), labelGap: 8,
      pressedBox: 0.6),
    field: FieldValues(
      insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8), cornerRadius: 6, line: 1, focusedLine: 1.5,
      selection: 0.3, compositionSelection: 0.2, dimsDisabledText: true,
      editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), returnEndsEditing: false,
      selectsOnEntry: true),
    picker: PickerValues(
      labelGap: 8, arrowGap: 5, arrow: CGSize(width: 8, height: 4), arrowsGap: 3, segmentHeight: 30, segmentInset: 2,
      segmentRadius: 7, segmentsRadius: 9, segmentPadding: 8, segmentLine: 0.5, mark: CGSize(width: 13, height: 11),
      markLine: 2, rowPadding: 6, inlineHasButtons: true, radioSide: 18, radioDot: 7,
      radioLine: 1, radioLabelGap: 8, radioGap: 8,
      radioTitleGap: 12, wheelRow: 32, wheelHeight: 160, wheelWidth: 200, wheelRadius: 8, wheelInset: 0, wheelText: nil,
      wheelCurve: nil, wheelRest: 0.4),
    slider: SliderValues(
      thumb: 22, track: 4, idealWidth: 160, thumbShadows: [], margin: 4, thumbLine: 0.5, labelGap: 8, mark: 3,
      markGap: 2),
    stepper: StepperValues(
      button: CGSize(width: 42, height: 30), cornerRadius: 8, pressedRadius: 7, signLength: 13, signLine: 1.75,
      dividerHeight: 16, dividerLine: 1),
    date: DateValues(
      insets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), cornerRadius: 6, gap: 6, monthWidth: 300,
      monthPadding: 8, monthGap: 6, arrowsGap: 18, headerPadding: 8, weekGap: 2, daySide: 34, hasShortDays: false,
      arrow: CGSize(width: 7, height: 13), arrowPadding: 6, chosenDay: 0.18, wheelGap: 0, panelGap: 8,
      panelMinimumWidth: 260, monthWheel: 120, dayWheel: 50, yearWheel: 70, hourWheel: 60, minuteWheel: 50,
      fieldPadding: 2, fieldRadius: 4),
    progress: .inBothLooks,
    gauge: .inBothLooks,
    color: .inBothLooks(hasDisc: false),
    label: LabelValues(
      gap: 8, rowGap: 10, iconColumn: 24, emptyGap: 12, emptyActionsGap: 8, emptyActionsTop: 8, emptyPadding: 24,
      emptyTitleGap: 14, emptyIcon: 48),
    group: .inBothLooks(
      box: GroupBoxValues(hugsContent: true, gap: 3, padding: 5, radius: 6, labelIndentation: 10), hugsContent: true,
      disclosureLabelPadding: 4, disclosureGap: 0, hasArrowsFirst: true, tintsDisclosure: false),
    divider: DividerValues(line: 1),
    focus: .inBothLooks,
    glass: .inBothLooks,
    menu: MenuValues(
      itemInsets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), itemRadius: 6, itemGap: 8,
      minimumWidth: 150, sectionGap: 4, mark: CGSize(width: 11, height: 10), markLine: 2,
      dash: CGSize(width: 9, height: 2),
      submenuGap: 12, submenuArrow: CGSize(width: 5, height: 9), buttonGap: 6,
      buttonArrow: CGSize(width: 9, height: 5), iconColumn: 20, startsAtChosen: true),
    popup: PopupValues(
      cornerRadius: 10, padding: 5, line: 0.5, gap: 4, margin: 8,
      arrow: CGSize(width: 22, height: 10), arrowTip: 3, shadow: 0.2, shadowRadius: 12, shadowOffset: 4),
    rows: RowValues(
      margin: 20, inset: 16, padding: 7, minimumHeight: 36, tableRow: 28, sectionGap: 28, compactSectionGap: 16,
      plainSectionGap: 12, headerGap: 7, captionGap: 7, firstHeader: 0,
      cornerRadius: 10, separator: 0.5, insetMargin: 8, insetRadius: 6, selection: 1,
      selectionRadius: 6, selectionInset: CGSize(width: 4, height: 2), formWidth: 640, columnsGap: 10,
      labelGap: 8, greatestLabel: 200, subtitleGap: 2,
      arrow: CGSize(width: 6, height: 11), arrowLine: 2, arrowGap: 8, badgeGap: 8,
      badgeInsets: EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7), handleWidth: 44, dropLine: 2, lift: 0.25,
      liftRadius: 6, showsFieldLabels: true, showsArrows: true, capitalizesHeaders: false, stacksLargeTexts: false,
      dimsUnfocused: true),
    sidebar: SidebarValues(
      margin: 8, ends: 8, cornerRadius: 6, sectionGap: 12, captionGap: 4, minimumHeight: 32, padding: 4, inset: 10,
      separates: false, hasTitles: false, colorsBar: true),
    swipe: .inBothLooks,
    bar: BarValues(
      height: 44, largeTitleHeight: 52, bottomHeight: 44, inset: 10, gap: 6, largeSubtitleHeight: 20, line: 0.5,
      areForWindows: true, centersStatus: true, keepsTitle: true,
      hasLargeTitles: false,
      back: CGSize(width: 8, height: 14), backLine: 2, backGap: 6, namesBack: true, swipeEdge: nil, swipeParallax: 0,
      hasButtons: true,
      leastTitle: 72, overflowSymbol: "ellipsis", hidesSecondary: false, joinsOuterItems: true,
      nameWidth: 240,
      itemInsets: EdgeInsets(top: 6, leading: 9, bottom: 6, trailing: 9), itemRadius: 7, inactive: 0.5),
    tabs: TabValues(
      isAbove: true, height: 44, symbol: 16, iconTop: 3.5, iconHeight: 28, baseline: 42, badgeTop: 2, margin: 4,
      badgeDistance: 7, badgeOverlap: 5, badgePadding: 5, dot: 7, dotGap: 9, dotsBottom: 10,
      dotsPadding: CGSize(width: 10, height: 8), accessory: 48, accessoryMargin: 20, accessoryGap: 8,
      minimizeDistance: 24),
    inspector: InspectorValues(
      least: 200, ideal: 260, most: 400, leastContent: 420, liesOver: true, leastSeen: 44),
    sheet: SheetValues(
      isDialog: true, cornerRadius: 12, topMargin: 44, greatestWidth: 640, sideMargin: 24,
      usualSize: CGSize(width: 480, height: 360), formSize: CGSize(width: 540, height: 620),
      pageSize: CGSize(width: 704, height: 960),
      grabber: CGSize(width: 36, height: 5), grabberTop: 5, dismissDistance: 100),
    dialog: DialogValues(
      alertMargin: 24, confirmationMargin: 24, centersConfirmations: true, titlesConfirmations: true, alertWidth: 360,
      confirmationWidth: 360, iconSize: 48,
      padding: 18, gap: 16, titleGap: 6, cornerRadius: 12, buttonHeight: 22, buttonRadius: 8, buttonsGap: 8,
      buttonInsets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)),
    help: .inBothLooks,
    search: SearchValues(
      gap: 10, iconGap: 6, cornerRadius: 8, insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8),
      margins: EdgeInsets(top: 4, leading: 10, bottom: 8, trailing: 10), scopesBottom: 8, suggestionPadding: 8,
      barWidth: 220, suggestsInContent: false, hidesBar: false),
    scrolling: ScrollingValues(indicator: 4, indicatorMargin: 3, bar: 8, barMargin: 3, shortest: 32),
    motion: MotionValues(
      choose: 0.25, press: 0.2, disclose: 0.25, rows: 0.25, deletion: 0.3, page: 0.25, panel: 0.25, fade: 0.2,
      sheet: 0.2, flash: 1,
      bars: 1,
      helpDelay: 0.7, help: 0.15, repeatDelay: 0.5, repeatInterval: 0.1, progress: 1.6, spoke: 0.1))
}

extension Palette {
  fileprivate static func desktop(_ color: SystemColor) -> Variants {
    if let shared = inBothLooks(color) { return shared }
    return switch color {
    case .background: .init(0xFFFF_FFFF, 0x1E1E_20FF)
    case .secondaryBackground: .init(0xF5F5_F7FF, 0x2A2A_2DFF)
    case .tertiaryBackground: .init(0xFFFF_FFFF, 0x3434_38FF)
    case .groupedBackground: .init(0xF5F5_F7FF, 0x2222_25FF)
    case .secondaryGroupedBackground: .init(0xFFFF_FFFF, 0x3030_34FF)
    case .tertiaryGroupedBackground: .init(0xF2F2_F7FF, 0x3A3A_3FFF)
    case .controlBackground: .init(0xFFFF_FFFF, 0x2A2A_2DFF)
    case .sidebarBackground: .init(0xEBEB_EFFF, 0x2A2A_2EFF)
    case .barBackground: .init(0xFAFA_FBFF, 0x2A2A_2EFF)
    case .press: .init(0x0000_001F, 0xFFFF_FF24)
    case .dimming: .init(0x0000_0047, 0x0000_0080)
    case .opaqueSeparator: .init(0xC6C6_C8FF, 0x3C3C_40FF)
    default: .init(0x3C3C_4333, 0x5454_5899, high: (0x3C3C_4399, 0xEBEB_F599))
    }
  }
}
