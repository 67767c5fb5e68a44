// SPDX-License-Identifier: MIT

import SwiftUI

/// Shows the desktop's settings.
struct DesktopLook: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  private var look: String {
    "\(scheme) \(contrast) \(typeSize) \(reducesMotion ? "still" : "moving") \(direction)"
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(look)
      Rectangle().fill(.tint).frame(width: 100, height: 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { print(look) }
    .onChange(of: look) { print($1) }
  }
}
