// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The recognizers of a view of UIKit, and the touches of a control that a program defines.
struct UIViewTouches: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled }
    if recognizers.isEmpty && !view.isTappedControl && !view.receivesTouches {
      content
    } else {
      content.contentShape(Rectangle())
        .modifier(RecognizedTaps(view: view, recognizers: recognizers))
        .modifier(RecognizedMovements(recognizers: recognizers))
        .modifier(ReceivedTouches(view: view))
    }
  }
}

private struct RecognizedTaps: ViewModifier {
  let view: UIView
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
    // The gesture with more taps comes first, so that the other one waits for it.
    let double = taps.first { $0.numberOfTapsRequired > 1 }
    let single = taps.filter { $0.numberOfTapsRequired == 1 }
    content
      .gesture(
        SpatialTapGesture(count: double?.numberOfTapsRequired ?? 2).onEnded { value in
          double?.recognize(.ended, at: value.location)
        }, including: double == nil ? .subviews : .all
      )
      .gesture(
        SpatialTapGesture().onEnded { value in
          for tap in single { tap.recognize(.ended, at: value.location) }
          if view.isTappedControl { (view as? UIControl)?.touched() }
        }, including: single.isEmpty && !view.isTappedControl ? .subviews : .all
      )
      .gesture(
        LongPressGesture(
          minimumDuration: presses.first?.minimumPressDuration ?? 0.5,
          maximumDistance: presses.first?.allowableMovement ?? 10
        ).onEnded { _ in
          for press in presses {
            press.recognize(.began, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
            press.recognize(.ended, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
          }
        }, including: presses.isEmpty ? .subviews : .all)
  }
}

private struct RecognizedMovements: ViewModifier {
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    let swipes = recognizers.compactMap { $0 as? UISwipeGestureRecognizer }
    let pinches = recognizers.compactMap { $0 as? UIPinchGestureRecognizer }
    let rotations = recognizers.compactMap { $0 as? UIRotationGestureRecognizer }
    content
      .gesture(
        DragGesture()
          .onChanged { value in for pan in pans { pan.move(value) } }
          .onEnded { value in
            for pan in pans { pan.end(value) }
            for swipe in swipes where swipe.matches(value) { swipe.recognize(.ended, at: value.location) }
          }, including: pans.isEmpty && swipes.isEmpty ? .subviews : .all
      )
      .gesture(
        MagnifyGesture()
          .onChanged { value in for pinch in pinches { pinch.change(value) } }
          .onEnded { value in for pinch in pinches { pinch.finish(at: value.startLocation) } },
        including: pinches.isEmpty ? .subviews : .all
      )
      .gesture(
        RotateGesture()
          .onChanged { value in for rotation in rotations { rotation.change(value) } }
          .onEnded { value in for rotation in rotations { rotation.finish(at: value.startLocation) } },
        including: rotations.isEmpty ? .subviews : .all)
  }
}

/// The values of a view for screen readers: those of UIKit.
struct UIViewAccessibility: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    if let label = view.accessibilityLabel {
      content.accessibilityElement(children: .combine).accessibilityLabel(Text(verbatim: label))
        .accessibilityHint(Text(verbatim: view.accessibilityHint ?? ""))
        .accessibilityIdentifier(view.accessibilityIdentifier ?? "")
    } else if let identifier = view.accessibilityIdentifier {
      content.accessibilityIdentifier(identifier)
    } else {
      content
    }
  }
}
