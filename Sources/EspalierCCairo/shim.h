// SPDX-License-Identifier: MIT

#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <stddef.h>
#include <stdint.h>

/// Converts Cairo's pixels, which are premultiplied and have blue in the lowest byte, to straight ones with red in it.
///
/// In C, for a debug build spends forty times as long on the loop in Swift, which is most of a test that compares pictures.
static inline void espalier_straight_rgba(const uint32_t *source, uint32_t *target, size_t count) {
    for (size_t at = 0; at < count; at += 16) {
        size_t end = at + 16 < count ? at + 16 : count;
        uint32_t alphas = 0xFF000000;
        for (size_t i = at; i < end; i++) alphas &= source[i];
        // Nearly all pixels are opaque.
        if (alphas == 0xFF000000) {
            for (size_t i = at; i < end; i++)
                target[i] = (source[i] & 0xFF00FF00) | ((source[i] >> 16) & 255) | ((source[i] & 255) << 16);
            continue;
        }
        for (size_t i = at; i < end; i++) {
            uint32_t alpha = source[i] >> 24, straight = 0;
            for (int shift = 0; alpha != 0 && shift < 24; shift += 8) {
                uint32_t channel = (((source[i] >> (16 - shift)) & 255) * 255 + alpha / 2) / alpha;
                straight |= (channel < 255 ? channel : 255) << shift;
            }
            target[i] = straight | alpha << 24;
        }
    }
}
