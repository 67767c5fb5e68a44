// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// A touch of a finger, or a press of the pointer's button.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The progress of a touch.
  public enum Phase: Int, Sendable {
    /// It begins, moves, rests, ends, or is cancelled.
    case began, moved, stationary, ended, cancelled
  }

  private var progress = Phase.began
  private var place = CGPoint.zero
  private var formerPlace = CGPoint.zero

  /// The view that receives the touch; nil for one that a program makes.
  open private(set) weak var view: UIView?
  /// The time in seconds since the machine started.
  open private(set) var timestamp = ProcessInfo.processInfo.systemUptime

  /// A touch without a view.
  public nonisolated override init() { super.init() }

  /// A touch that begins in a view.
  init(at place: CGPoint, in view: UIView) {
    super.init()
    self.view = view
    self.place = place
    formerPlace = place
  }

  /// The progress.
  open var phase: Phase { progress }
  /// The number of touches in the same place.
  open var tapCount: Int { 1 }
  /// The window of the view.
  open var window: UIWindow? { view?.window }

  /// The place in a view; nil is the touched one.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// The place in a view before the last movement; nil is the touched one.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(formerPlace, to: view) }

  private func converted(_ place: CGPoint, to other: UIView?) -> CGPoint {
    guard let view, let other, other !== view else { return place }
    return view.convert(place, to: other)
  }

  func change(_ phase: Phase, at newPlace: CGPoint) {
    progress = phase
    formerPlace = place
    place = newPlace
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}

extension UIView {
  /// Whether the view's class is the program's own: only that can have methods for touches.
  var receivesTouches: Bool {
    isUserInteractionEnabled && !String(reflecting: type(of: self)).hasPrefix("EspalierUIKit.")
  }
}

/// Sends the touches of a view to its methods.
struct ReceivedTouches: ViewModifier {
  let view: UIView
  @State private var touch: UITouch?

  func body(content: Content) -> some View {
    content.simultaneousGesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in changed(at: value.location) }
        .onEnded { value in ended(at: value.location) },
      including: view.receivesTouches ? .all : .subviews)
  }

  private func changed(at place: CGPoint) {
    if let touch {
      guard touch.location(in: view) != place else { return }
      touch.change(.moved, at: place)
      view.touchesMoved([touch], with: UIEvent())
    } else if view.point(inside: place, with: nil) {
      let new = UITouch(at: place, in: view)
      touch = new
      view.touchesBegan([new], with: UIEvent())
    }
  }

  private func ended(at place: CGPoint) {
    guard let touch else { return }
    self.touch = nil
    touch.change(.ended, at: place)
    view.touchesEnded([touch], with: UIEvent())
  }
}
