// SPDX-License-Identifier: MIT

#pragma once
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>

// Whether a font has glyphs in colours of their own.
static inline int espalier_font_has_color(PangoFont *font) {
  hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
  return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face) || hb_ot_color_has_svg(face);
}

// Pango hands out its font map as a PangoCairo one; the fontconfig setter takes the same object under another type.
static inline void espalier_set_font_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

// Whether a line begins within a word, which was wider than the line before. The attributes of characters are bit fields, and
// counted in characters.
static inline int espalier_line_begins_in_word(PangoLayoutLine *line) {
  if (line->start_index <= 0 || line->is_paragraph_start) return 0;
  const char *text = pango_layout_get_text(line->layout);
  long place = g_utf8_pointer_to_offset(text, text + line->start_index);
  int count = 0;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(line->layout, &count);
  return place < count && !attributes[place].is_line_break;
}

// Pango makes the dots of a shortened line wider, so that the line is as wide as its layout: by how much, in its units. Zero where
// they end a line from left to right, in which that is not seen.
static inline int espalier_ellipsis_gap(PangoLayout *layout) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  for (GSList *node = line ? line->runs : NULL; node; node = node->next) {
    PangoGlyphItem *run = (PangoGlyphItem *)node->data;
    PangoAnalysis analysis = run->item->analysis;
    if (!(analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)) continue;
    if (!node->next && analysis.level % 2 == 0) return 0;
    int gap = pango_glyph_string_get_width(run->glyphs);
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoRectangle glyph;
      pango_font_get_glyph_extents(analysis.font, run->glyphs->glyphs[i].glyph, NULL, &glyph);
      gap -= glyph.width;
    }
    return gap;
  }
  return 0;
}
