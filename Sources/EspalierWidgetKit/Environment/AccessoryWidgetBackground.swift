// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Background of widgets on a locked screen: a translucent gray.
public struct AccessoryWidgetBackground: View {
  /// The background.
  public nonisolated init() {}
  public var body: some View { Color.gray.opacity(0.25) }
}
