// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The role of an accessible element: `host.get(.role(.button))`.
public typealias AccessibilityRole = _AccessibilityRole

/// A message about a mistake in a view or a limit, with advice; see `ViewHost.warnings`.
public typealias Warning = _Warning
