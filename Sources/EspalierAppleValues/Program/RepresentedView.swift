// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The views of a representable of UIKit or AppKit: a placeholder with the class's name.
@MainActor
package enum RepresentedView {
  package static func makeView<Representable>(
    _ view: _GraphValue<Representable>, _ inputs: _ViewInputs, name: String, of representable: String
  ) -> _ViewOutputs {
    PlatformPlaceholder.report(name, of: representable)
    let placeholder = view.map("placeholder") { _ in PlatformPlaceholder(name) }
    return PlatformPlaceholder._makeView(view: placeholder, inputs: inputs)
  }
}
