// SPDX-License-Identifier: MIT

import EspalierCore

@available(
  *, unavailable, message: "Espalier has no backgroundExtensionEffect yet: let the background ignore the safe area."
)
extension View {
  public func backgroundExtensionEffect() -> some View { self }
}
