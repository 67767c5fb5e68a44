// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

// A double tap and a squeeze are events of Apple's pencil: the names behave as on an iPad without one.

/// A double tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The pencil's place above the view; nil where it is not above it.
  public var hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The pencil's place above the view; nil where it is not above it.
  public var hoverPose: PencilHoverPose?
}

/// The state of a squeeze.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// The squeeze goes on.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was not one.
  case failed
}

/// The place and the direction of a pencil above a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point below the tip, in points of the view.
  public var location: CGPoint
  /// The point below the tip, as a part of the view's size.
  public var anchor: UnitPoint
  /// The distance of the tip from the display, 0 to 1.
  public var zDistance: CGFloat
}

/// The action that the user prefers for an event of a pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// No action.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// A change between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// A change to the tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The palette of colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// The attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// The palette at the pencil's place.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// A shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension View {
  /// The action is not called: no device of Linux reports a double tap on a pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// The action is not called: no device of Linux reports a squeeze of a pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  /// The preferred action for a double tap: always `switchEraser`, Apple's default.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// The preferred action for a squeeze: always `showContextualPalette`, Apple's default.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
