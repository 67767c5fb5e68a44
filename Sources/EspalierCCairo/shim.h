// SPDX-License-Identifier: MIT

#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Converts Cairo's pixels, which are premultiplied and have blue in the lowest byte, to straight ones with red in it.
///
/// In C, for a debug build spends forty times as long on the loop in Swift, which is most of a test that compares pictures.
static inline void espalier_straight_rgba(const uint32_t *source, uint32_t *target, size_t count) {
    size_t at = 0;
    while (at < count) {
        // Nearly all pixels are opaque: sixteen at a time.
        if (count - at >= 16) {
            uint32_t alphas = 0xFF000000;
            for (size_t i = 0; i < 16; i++) alphas &= source[at + i];
            if (alphas == 0xFF000000) {
                for (size_t i = 0; i < 16; i++) {
                    uint32_t pixel = source[at + i];
                    target[at + i] = (pixel & 0xFF00FF00) | ((pixel >> 16) & 255) | ((pixel & 255) << 16);
                }
                at += 16;
                continue;
            }
        }
        size_t end = count - at < 16 ? count : at + 16;
        for (; at < end; at++) {
            uint32_t alpha = source[at] >> 24, straight = 0;
            for (int shift = 0; alpha != 0 && shift < 24; shift += 8) {
                uint32_t channel = (((source[at] >> (16 - shift)) & 255) * 255 + alpha / 2) / alpha;
                straight |= (channel < 255 ? channel : 255) << shift;
            }
            target[at] = straight | alpha << 24;
        }
    }
}

/// The channels of a pixel.
typedef float espalier_channels __attribute__((ext_vector_type(4)));

/// Stores the whole parts of four numbers below 256 as bytes; 0 for a value that is not a number, or is negative.
///
/// In C, for Swift converts one number at a time, and checks each.
static inline void espalier_store_channels(espalier_channels channels, uint8_t *pixel) {
    typedef int32_t integers __attribute__((ext_vector_type(4)));
    typedef uint8_t bytes __attribute__((ext_vector_type(4)));
    integers bits;
    memcpy(&bits, &channels, sizeof bits);
    bits &= channels >= 0;
    memcpy(&channels, &bits, sizeof bits);
    bytes stored = __builtin_convertvector(__builtin_convertvector(channels, integers), bytes);
    memcpy(pixel, &stored, sizeof stored);
}
