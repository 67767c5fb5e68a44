// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees Foundation, and the providers of items.
@_exported import CoreTransferable
@_exported import Foundation
