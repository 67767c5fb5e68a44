// SPDX-License-Identifier: MIT

import EspalierCore

extension View {
  /// Attaches a gesture that can be switched off, without an effect on those inside of this view.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name, by which gestures of other frameworks would refer to it.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// The same for a gesture that comes before those inside of this view.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// A gesture that comes before those inside of this view; `isEnabled` false switches it off. The name has no effect
  /// here.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// The same for a gesture that is recognised independently of those inside of this view.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// A gesture that runs at the same time as those inside of this view; `isEnabled` false switches it off. The name has
  /// no effect here.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Gives this view's gestures precedence over the system's at some edges on Apple's systems. Linux has no such
  /// gestures: here it does nothing.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
