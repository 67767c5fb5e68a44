// SPDX-License-Identifier: MIT

// As on Apple's systems: a file that imports the module sees Foundation and SwiftUI.
@_exported import Foundation
@_exported import SwiftUI
