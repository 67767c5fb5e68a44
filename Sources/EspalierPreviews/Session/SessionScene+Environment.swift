// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierFileRunner
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI
import ViewTesting

@MainActor
extension SessionScene {
  /// The size of a window whose content has none of its own.
  private static let window = CGSize(width: 480, height: 600)

  /// The size of the window for a preview; nil is the view's ideal size.
  func size(of preview: FilePreview) -> CGSize? {
    if let size { return size }
    return preview.size(device: look == .phone ? nil : Self.window).map {
      CGSize(width: PreviewBounds.side($0.width), height: PreviewBounds.side($0.height))
    }
  }

  /// Writes all values of the scene: also those that another scene had changed.
  func apply(to environment: inout EnvironmentValues, size: CGSize?) {
    environment.scenePhase = .active
    environment.colorScheme = isDark ? .dark : .light
    environment.locale = locale.map(Locale.init(identifier:)) ?? EnvironmentValues().locale
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.accessibilityReduceMotion = reducesMotion
    environment.dynamicTypeSize =
      textSize.flatMap(Self.textSizes.firstIndex).map { DynamicTypeSize.allCases[$0] }
      ?? EnvironmentValues().dynamicTypeSize
    viewLook.apply(to: &environment, size: size)
    if look == .phone, let size, size.height < 480 { environment.verticalSizeClass = .compact }
  }

  var viewLook: Look { look == .phone ? .phone : .desktop }
}
