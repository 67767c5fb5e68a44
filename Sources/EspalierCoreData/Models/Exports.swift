// SPDX-License-Identifier: MIT

// The names that a file has with `import CoreData` alone on Apple systems.
@_exported import EspalierFoundation
@_exported import Foundation
