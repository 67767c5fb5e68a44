// SPDX-License-Identifier: MIT

import EspalierCore

/// What kind of thing an accessible element is: `host.get(.role(.button))`.
public typealias AccessibilityRole = _AccessibilityRole

/// Something that a view's author should know, with what to do about it; see `ViewHost.warnings`.
public typealias Warning = _Warning
