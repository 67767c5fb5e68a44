// SPDX-License-Identifier: MIT

import EspalierCore

// It holds a key path and a value that was read; both are values of the program's thread of views.
extension Environment: @unchecked Sendable where Value: Sendable {}
