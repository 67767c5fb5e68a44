// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// What kind of thing an accessible element is: `host.get(.role(.button))`.
public typealias AccessibilityRole = _AccessibilityRole

/// A message about a mistake in a view or a limit, with what to do about it; see `ViewHost.warnings`.
public typealias Warning = _Warning
