// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers
import Foundation

/// One font at one size: its metrics, and the widths of the characters of simple text.
@MainActor
final class FontFace {
  let description: FontDescription
  /// The description by which Pango finds the font; nil if there is no font at all.
  let pango: OpaquePointer?
  let metrics: FontMetrics
  /// The widths of characters; nil if the font's rules are not simple enough to add up widths.
  private(set) lazy var widths: SimpleTextWidths? = pango.flatMap { SimpleTextWidths(face: self, pango: $0) }
  unowned let library: FontLibrary

  init(_ description: FontDescription, library: FontLibrary) {
    self.description = description
    self.library = library
    guard let context = library.context else {
      pango = nil
      let size = description.usableSize
      metrics = FontMetrics(
        ascent: size * 0.95, descent: size * 0.25, lineHeight: size * 1.2, capHeight: size * 0.7,
        leading: description.lineGap(natural: size * 1.2))
      return
    }
    let pango = Self.makeDescription(description, library.families)
    self.pango = pango
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, pango)
    pango_layout_set_text(layout, "x", 1)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    var ascent = CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)
    var height = CGFloat(logical.height) / CGFloat(PANGO_SCALE)
    let leading = description.lineGap(natural: height)
    if let wanted = description.lineHeight(natural: height) {
      // Half of the difference is added above, half below.
      ascent += (wanted - height) / 2
      height = wanted
    }
    metrics = FontMetrics(
      ascent: ascent, descent: height - ascent, lineHeight: height,
      capHeight: Self.capHeight(context, pango) ?? description.usableSize * 0.7, leading: leading)
  }

  /// The height of capitals in points, as the font declares it.
  private static func capHeight(_ context: OpaquePointer, _ description: OpaquePointer) -> CGFloat? {
    guard let loaded = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    var height: hb_position_t = 0
    guard let font = pango_font_get_hb_font(loaded),
      hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0
    else { return nil }
    return CGFloat(height) / CGFloat(PANGO_SCALE)
  }

  /// Pango draws small capitals also in fonts that have none, by letters of a smaller size.
  private static func variant(_ font: FontDescription) -> PangoVariant {
    switch (font.smallCaps, font.uppercaseSmallCaps) {
    case (false, false): PANGO_VARIANT_NORMAL
    case (true, false): PANGO_VARIANT_SMALL_CAPS
    case (false, true): PANGO_VARIANT_UNICASE
    case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
    }
  }

  private static func makeDescription(_ font: FontDescription, _ families: FontLibrary.Families) -> OpaquePointer {
    let description = pango_font_description_new()!
    let names =
      switch font.family {
      case .system(.default): families.standard
      case .system(.serif): families.serif
      case .system(.rounded): families.rounded
      case .system(.monospaced): families.monospaced
      case .custom(let name): name.replacingOccurrences(of: "\0", with: "") + "," + families.standard
      }
    pango_font_description_set_family(description, names)
    pango_font_description_set_absolute_size(description, font.usableSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
    pango_font_description_set_style(description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_variant(description, variant(font))
    let stretch =
      switch font.width {
      case .compressed: PANGO_STRETCH_EXTRA_CONDENSED
      case .condensed: PANGO_STRETCH_CONDENSED
      case .standard: PANGO_STRETCH_NORMAL
      case .expanded: PANGO_STRETCH_EXPANDED
      }
    pango_font_description_set_stretch(description, stretch)
    return description
  }
}

/// A font's vertical metrics in points. Ascent and descent add up to the height of a line.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var lineHeight: CGFloat
  /// The height of capitals above the baseline.
  package var capHeight: CGFloat
  /// The gap between two lines of one text.
  package var leading: CGFloat

  /// - Parameter spacing: The gap between the lines in addition to the leading.
  package func height(ofLines count: Int, spacing: CGFloat = 0) -> CGFloat {
    CGFloat(count) * lineHeight + CGFloat(max(count - 1, 0)) * (leading + spacing)
  }
}

/// The metrics of a font; its first use costs up to a millisecond.
@MainActor
package func fontMetrics(_ font: FontDescription) -> FontMetrics { FontLibrary.shared.face(font).metrics }
