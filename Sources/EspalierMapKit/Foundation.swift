// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees CoreLocation and Foundation.
@_exported import EspalierCoreLocation
@_exported import Foundation
