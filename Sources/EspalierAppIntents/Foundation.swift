// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees Foundation, which has resources of strings there.
@_exported import struct EspalierContent.LocalizedStringResource
@_exported import Foundation
