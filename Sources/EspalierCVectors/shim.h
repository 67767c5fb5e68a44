// SPDX-License-Identifier: MIT

#pragma once
#include <cairo.h>
#include <librsvg/rsvg.h>
