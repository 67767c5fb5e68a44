// SPDX-License-Identifier: MIT

import EspalierMotion

/// A modifier of which a part can be between two states: its body runs in each frame of an animation
/// (specification M42).
@available(*, deprecated, message: "Conform to Animatable and ViewModifier.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
