// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees Foundation.
@_exported import Foundation
