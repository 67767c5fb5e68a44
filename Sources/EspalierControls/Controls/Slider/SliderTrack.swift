// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The track, the thumb, and the gesture that moves it.
///
/// A finger on the thumb drags it from the touched point; a finger elsewhere moves the thumb to it.
struct SliderTrack: View {
  let value: SliderValue
  let marks: [SliderMark]
  let onEditingChanged: (Bool) -> Void
  /// Distance from the finger to the middle of the thumb, in points, while a finger is down.
  @State private var grip: CGFloat?
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSizeInContainer) private var size
  @Environment(\.design) private var design
  @Environment(\.sliderThumbVisibility) private var thumbVisibility

  init(value: SliderValue, marks: [SliderMark], onEditingChanged: @escaping (Bool) -> Void) {
    self.value = value
    self.marks = marks
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let values = design.slider
    let side = values.thumb * design.button.factor[size]
    let height = side + values.margin
    let thumb = thumbVisibility == .hidden ? 0 : side
    VStack(spacing: 0) {
      GeometryReader { proxy in
        let travel = max(proxy.size.width - thumb, 0)
        let center = thumb / 2 + travel * value.position
        let filled = filled(to: center, thumb: thumb, width: proxy.size.width)
        ZStack(alignment: .leading) {
          Capsule().fill(Color.systemFill).frame(height: values.track)
          Capsule().fill(.tint).frame(width: filled.upperBound - filled.lowerBound, height: values.track)
            .offset(x: filled.lowerBound)
          if thumb > 0 {
            SliderThumb(isHeld: grip != nil).modifier(HoverFill(isHovered && grip == nil, in: Circle()))
              .frame(width: thumb, height: thumb).offset(x: center - thumb / 2)
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .gesture(TrackingGesture { follow($0, center: center, thumb: thumb, travel: travel) })
      }
      .frame(minWidth: side * 2, idealWidth: values.idealWidth, minHeight: height, maxHeight: height)
      if !marks.isEmpty { SliderMarks(marks: marks, thumb: thumb) }
    }
    .alignmentGuide(VerticalAlignment.center) { _ in height / 2 }
    .compositingGroup()
    .opacity(isEnabled ? 1 : design.toggle.disabled)
  }

  /// The filled part of the track: between the neutral place and the thumb, from the very end where that is neutral.
  private func filled(to center: CGFloat, thumb: CGFloat, width: CGFloat) -> ClosedRange<CGFloat> {
    let neutral =
      value.neutral <= 0 ? 0 : value.neutral >= 1 ? width : thumb / 2 + max(width - thumb, 0) * value.neutral
    return min(neutral, center)...max(neutral, center)
  }

  private func follow(_ touch: TrackingGesture.Touch, center: CGFloat, thumb: CGFloat, travel: CGFloat) {
    let reach = thumb / 2 + design.slider.margin
    switch touch.phase {
    case .began:
      let grip = abs(touch.location.x - center) <= reach ? center - touch.location.x : 0
      self.grip = grip
      onEditingChanged(true)
      if grip == 0 { move(to: touch.location.x, thumb: thumb, travel: travel) }
    case .moved: move(to: touch.location.x + (grip ?? 0), thumb: thumb, travel: travel)
    case .ended:
      if touch.location != touch.start { move(to: touch.location.x + (grip ?? 0), thumb: thumb, travel: travel) }
      finish()
    case .cancelled: finish()
    }
  }

  private func move(to x: CGFloat, thumb: CGFloat, travel: CGFloat) {
    if travel > 0 { value.write((x - thumb / 2) / travel) }
  }

  private func finish() {
    grip = nil
    onEditingChanged(false)
  }
}

private struct SliderThumb: View {
  let isHeld: Bool
  @Environment(\.design) private var design

  init(isHeld: Bool) { self.isHeld = isHeld }

  var body: some View {
    Circle().fill(Color(isHeld ? .heldThumb : .thumb))
      .overlay { Circle().strokeBorder(Color(.thumbOutline), lineWidth: design.slider.thumbLine) }
      .background {
        if design.slider.thumbShadows.isEmpty {
          Circle().fill(Color(.thumbOutline)).offset(y: 2 * design.slider.thumbLine)
        }
      }
      .modifier(ThumbShadows(design.slider.thumbShadows))
  }
}
