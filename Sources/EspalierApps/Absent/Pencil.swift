// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

@available(*, unavailable, message: "Espalier has no events of Apple's pencil: use onTapGesture(perform:) or a Button.")
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose?
}

@available(*, unavailable, message: "Espalier has no events of Apple's pencil: use onTapGesture(perform:) or a Button.")
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose?
}

@available(*, unavailable, message: "Espalier has no events of Apple's pencil: use onTapGesture(perform:) or a Button.")
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

@available(*, unavailable, message: "Espalier has no poses of Apple's pencil: use onContinuousHover(perform:).")
public struct PencilHoverPose: Hashable, Sendable {}

@available(*, unavailable, message: "Espalier has no events of Apple's pencil: use onTapGesture(perform:) or a Button.")
public struct PencilPreferredAction: Hashable, Sendable {
  public static let ignore = PencilPreferredAction()
  public static let switchEraser = PencilPreferredAction()
  public static let switchPrevious = PencilPreferredAction()
  public static let showColorPalette = PencilPreferredAction()
  public static let showInkAttributes = PencilPreferredAction()
  public static let showContextualPalette = PencilPreferredAction()
  public static let runSystemShortcut = PencilPreferredAction()
}

@available(*, unavailable, message: "Espalier has no events of Apple's pencil: use onTapGesture(perform:) or a Button.")
extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { fatalError("unavailable") }
  public var preferredPencilSqueezeAction: PencilPreferredAction { fatalError("unavailable") }
}
