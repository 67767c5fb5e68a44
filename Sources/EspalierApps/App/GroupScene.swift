// SPDX-License-Identifier: MIT

import EspalierCore

extension Group: Scene, _PrimitiveScene where Content: Scene {
  public typealias Body = Never

  /// Groups scenes; a modifier of the group is applied to each of them.
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Content._makeWindows(scene: scene.field(at: 0, as: Content.self), inputs: inputs)
  }
}
