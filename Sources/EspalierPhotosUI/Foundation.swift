// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees Photos and Foundation.
@_exported import EspalierPhotos
@_exported import Foundation
