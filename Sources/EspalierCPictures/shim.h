// SPDX-License-Identifier: MIT

#pragma once
#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
