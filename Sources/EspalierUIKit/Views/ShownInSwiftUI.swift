// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// A view or a controller of UIKit that has an equivalent in SwiftUI.
@MainActor
protocol ShownInSwiftUI: AnyObject {
  /// The equivalent with the present values.
  var shown: AnyView { get }
}
