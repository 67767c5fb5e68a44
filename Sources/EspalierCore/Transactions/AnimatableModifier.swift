// SPDX-License-Identifier: MIT

import EspalierMotion

/// A modifier with a part that can be interpolated: its body runs in each frame of an animation (specification M42).
@available(*, deprecated, message: "Conform to Animatable and ViewModifier.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
