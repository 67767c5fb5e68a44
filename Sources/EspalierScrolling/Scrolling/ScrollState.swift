// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierMotion
import EspalierNumbers
import Foundation

/// The position of one scroll view, for as long as it lives: everything that moves its content does it here.
@MainActor
package final class ScrollState {
  /// The scroll view may end while its host does.
  @HostReference package var host: ViewGraph
  /// The offset that was requested.
  private let target: Attribute<CGPoint>
  /// The phase, for observers.
  package let phase: Attribute<ScrollPhase>
  package let extent: Attribute<ScrollExtent>
  /// The offset on screen now.
  package let shown: Attribute<CGPoint>
  /// The velocity of the offset when a finger let go last, in points per second; nil while the content does not glide.
  package private(set) var velocity: CGVector?
  package let settings: Attribute<ScrollSettings>
  package private(set) var bars: ScrollBars! = nil
  /// The action that updates the content.
  let refreshAction: Attribute<RefreshAction?>
  /// The changes that a user's code makes when a finger lets go.
  package var endOfDrag: (@MainActor (ScrollState, inout ScrollLanding) -> Void)?
  /// The view that a program's position names, as long as it is visible.
  package var heldView: HeldView?
  /// The edge to which a program has scrolled, so that the content stays there until a user moves it.
  package var heldEdge: UnitPoint?
  /// The preferences of the content: views are found there by id.
  package internal(set) var content: PreferenceNode?
  /// The names of the scroll view's own space and of its content's.
  package let contentSpace: ScrollSpace
  /// The offset set by an event, which the next update applies.
  private var queued: CGPoint?
  /// A place that is searched for again as long as the content around it is not measured.
  private var destination: ScrollDestination?
  private var destinationFrame = 0
  /// The frame in which the view was inserted.
  private var firstFrame = 0
  /// The frame in which an event moved the content last.
  private var movedFrame = 0
  private let lasting: Attribute<Double>
  private let direction: Attribute<LayoutDirection>?
  private(set) var isAlive = true
  /// Whether a user has moved the content since it was put at a place.
  package private(set) var wasMovedByUser = false

  init(
    _ inputs: _ViewInputs, configuration: Attribute<ScrollConfiguration>, extent: Attribute<ScrollExtent>,
    settings: Attribute<ScrollSettings>
  ) {
    host = inputs.host
    self.extent = extent
    self.settings = settings
    direction = inputs.layoutDirection
    refreshAction = Attribute(ScrollRefresh(environment: inputs.environment))
    let identity = ScrollSpace.Identity()
    contentSpace = .content(identity)
    target = .input(.zero)
    phase = .input(.idle)
    lasting = .input(0)
    shown = Attribute(ShownOffset(target: target, extent: extent, settings: settings, inputs: inputs))
    let wheel = Attribute(WheelRest(lasting: lasting, time: inputs.host.clock.time))
    inputs.host.work.addEffect(wheel.any)
    shown.mutateRule(ShownOffset.self) { $0.state = self }
    wheel.mutateRule(WheelRest.self) { $0.state = self }
    identity.state = self
    bars = ScrollBars(self, configuration)
    if let place = inputs.handoverPlace?.next("ScrollState") {
      // Only if it has been moved: a program's own place may be another one in a new version.
      if let left = place.take([CGFloat]?.none), let left, left.count == 2 {
        destination = .point(x: left[0], y: left[1])
        wasMovedByUser = true
      }
      place.follow { [weak self] in
        self.map { $0.wasMovedByUser && $0.isAlive ? [$0.offset.x, $0.offset.y] : [CGFloat]?.none }
      }
    }
    Subgraph.current!.onDestroy { [weak self] in self?.isAlive = false }
  }

  // MARK: - Current state

  /// The current offset, or that of the next update.
  package var offset: CGPoint { isAlive ? queued.map { extent.peek().clamped($0) } ?? shown.peek() : .zero }

  /// The offset at the end of the movement.
  package var targetOffset: CGPoint { isAlive ? extent.peek().clamped(queued ?? target.peek()) : .zero }

  private(set) var isMoving = false

  // MARK: - Events

  /// Moves the content with a wheel by `delta` points. Returns the part of `delta` along the axes that did not move.
  package func turnWheel(by delta: CGSize) -> CGSize {
    let settings = settings.peek()
    guard settings.isEnabled else { return delta }
    let before = offset
    let extent = extent.peek()
    var requested = before
    for axis in Axis.allCases where extent.axes.contains(axis) { requested[axis] -= delta[axis] }
    let after = extent.clamped(requested)
    guard after != before else { return delta }
    dismissKeyboard(settings)
    // Beyond the known end there may be more content.
    move(to: requested, phase: .interacting, wheelRestsAt: host.clock.time.peek() + 0.15)
    var rest = delta
    if after.x != before.x { rest.width = 0 }
    if after.y != before.y { rest.height = 0 }
    return rest
  }

  /// Receives a finger that came down: gliding content stops there.
  package func touch() {
    if isMoving { move(to: offset, phase: .tracking) } else { setPhase(.tracking) }
  }

  /// Receives the end of a finger that did not move the content.
  package func untouch() { setPhase(.idle) }

  /// Moves the content to an offset with the finger; beyond the ends it follows at half the distance.
  package func drag(to offset: CGPoint) {
    dismissKeyboard(settings.peek())
    move(to: extent.peek().clamped(offset), phase: .interacting)
  }

  /// Lets the content go at the finger's velocity, in points per second.
  ///
  /// - Parameter origin: The offset when the finger began to move the content.
  package func letGo(velocity: CGVector, from origin: CGPoint) {
    let start = offset
    let extent = extent.peek()
    self.velocity = velocity
    // The distance is that of a half second at the finger's speed (UIKit's normal rate: 0.2 % less each millisecond).
    let free = CGPoint(
      x: start.x + (extent.axes.contains(.horizontal) ? velocity.dx * ScrollDeceleration.glide : 0),
      y: start.y + (extent.axes.contains(.vertical) ? velocity.dy * ScrollDeceleration.glide : 0))
    var landing = ScrollLanding(start: origin, offset: free, velocity: velocity)
    endOfDrag?(self, &landing)
    let end = extent.clamped(landing.offset)
    guard hypot(end.x - start.x, end.y - start.y) >= 0.5 else { return move(to: end, phase: .idle) }
    let animation: Animation
    if landing.offset == free {
      let axis: Axis = abs(free.x - start.x) > abs(free.y - start.y) ? .horizontal : .vertical
      let distance = end[axis] - start[axis]
      animation = Animation(
        ScrollDeceleration(overshoot: distance == 0 ? 1 : Double((free[axis] - start[axis]) / distance)))
    } else {
      animation = .spring(response: 0.4, dampingFraction: 1)
    }
    move(
      to: end, phase: .decelerating, transaction: Transaction(animation: animation), destination: landing.destination)
  }

  private func dismissKeyboard(_ settings: ScrollSettings) {
    if settings.dismissesKeyboard.dismisses { host.focus.focus(nil) }
  }

  /// Moves the content by an event in the next update.
  private func move(
    to offset: CGPoint, phase: ScrollPhase, transaction: Transaction = Transaction(), wheelRestsAt: Double = 0,
    destination: ScrollDestination? = nil
  ) {
    queued = offset
    wasMovedByUser = true
    host.work.enqueue(transaction) { [weak self] in
      guard let self, isAlive else { return }
      queued = nil
      self.destination = destination
      destinationFrame = host.progress.frame
      if transaction.animation == nil { stop() }
      lasting.set(wheelRestsAt)
      self.phase.set(phase)
      target.set(offset)
      movedFrame = host.progress.frame
      if extent.peek().clamped(offset) != offset {
        host.work.enqueueForNextFrame { [weak self] in self?.holdToEnds() }
      }
    }
  }

  private func setPhase(_ new: ScrollPhase) {
    enqueue { [phase] in phase.set(new) }
  }

  /// Makes a change of the scroll view in the next update, if the scroll view still exists then.
  func enqueue(_ change: @escaping @MainActor () -> Void) {
    host.work.enqueue(Transaction()) { [weak self] in
      if let self, isAlive { change() }
    }
  }

  package var isMirrored: Bool { direction?.peek() == .rightToLeft }

  private func stop() {
    shown.mutateRule(ShownOffset.self) { $0.motion.stop() }
    shown.invalidate()
    isMoving = false
  }

  // MARK: - The program

  /// Moves to a place in the running transaction: animated if the transaction is.
  package func go(to destination: ScrollDestination) {
    let transaction = CurrentTransaction.value
    host.work.enqueue(transaction) { [weak self] in
      guard let self, isAlive else { return }
      host.work.enqueueFollowUp { [weak self] in self?.goNow(to: destination) }
    }
  }

  /// Moves to a place, in the transaction of the running update.
  package func goNow(to destination: ScrollDestination) {
    guard isAlive else { return }
    self.destination = destination
    wasMovedByUser = false
    destinationFrame = host.progress.frame
    let transaction = host.transaction.peek()
    let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
    if !isAnimated { stop() }
    let before = targetOffset
    resolve()
    if isAnimated, targetOffset != before { phase.set(.animating) }
  }

  /// Moves the content's space by `length`: visible content stays at its place although content before it is now known
  /// to be longer. No movement, whatever the transaction.
  package func adjust(by length: CGFloat, along axis: Axis) {
    guard isAlive, length != 0 else { return }
    var new = target.peek()
    new[axis] += length
    var shift = CGPoint.zero
    shift[axis] = length
    shown.mutateRule(ShownOffset.self) { $0.motion.shift(by: shift.animatableData) }
    target.set(new)
  }

  /// Searches again for the place that was requested last: the content around it may be measured by now.
  package func resolve() {
    guard isAlive, let destination else { return }
    let extent = extent.peek()
    let requested: CGPoint?
    switch destination {
    case .anchor(let anchor): requested = extent.offset(at: anchor.x, anchor.y)
    case .point(let x, let y):
      let point = CGPoint(x: x ?? target.peek().x, y: y ?? target.peek().y)
      let held = extent.clamped(point)
      requested = CGPoint(x: x == nil ? point.x : held.x, y: y == nil ? point.y : held.y)
    case .offset(let find): requested = find(self).map { extent.clamped($0) }
    case .view(let find, let anchor):
      requested = find(self).map {
        extent.offset(toShow: $0, anchor: anchor.map { ($0.x, $0.y) }, from: extent.clamped(target.peek()))
      }
    }
    // Set even if the content is too short to move: it may grow.
    if let requested, requested != target.peek() { target.set(requested) }
  }

  /// Called when rows of the content were made, whose places may differ from the estimate though the content is as long
  /// as before. To be called outside of rules.
  func rowsWereMade() {
    guard destination != nil, host.progress.frame == destinationFrame else { return }
    host.work.enqueueSettling { [weak self] in self?.settleDestination() }
  }

  // MARK: - Following the content

  /// Called in a rule when the content's extent or the offset changed.
  /// - Returns: In the frame in which the view was inserted, the offset of the content as soon as the layout is up to
  ///   date, if that is known and not the target: no other place is drawn or reported. Nil in later frames.
  func extentChanged(
    from old: ScrollExtent?, to new: ScrollExtent, target: CGPoint, anchor: UnitPoint?
  ) -> CGPoint? {
    if old == nil { firstFrame = host.progress.frame }
    let place = extentSettles(from: old, to: new, target: target, anchor: anchor)
    return host.progress.frame == firstFrame ? place : nil
  }

  private func extentSettles(
    from old: ScrollExtent?, to new: ScrollExtent, target: CGPoint, anchor: UnitPoint?
  ) -> CGPoint? {
    if old == nil, destination == nil { destination = firstAnchor(new).map { .anchor($0) } }
    forgetReachedDestination()
    if let destination {
      host.work.enqueueSettling { [weak self] in self?.settleDestination() }
      if case .anchor(let anchor) = destination { return new.offset(at: anchor.x, anchor.y) }
      return nil
    }
    guard let old else { return nil }
    let wasClamped = old.clamped(target)
    // Content at its start stays there when the margins or the safe area before it change.
    let moved = Axis.allCases.filter { abs(wasClamped[$0] - old.least($0)) < 0.5 && new.least($0) != old.least($0) }
    if !moved.isEmpty, !isMoving {
      func atStart(_ offset: CGPoint) -> CGPoint {
        var offset = offset
        for axis in moved { offset[axis] = new.least(axis) }
        return offset
      }
      whenSettled { $0.target.set(atStart($0.target.peek())) }
      return atStart(target)
    }
    // Content at its anchor stays there, and so does content at the edge to which a program has scrolled.
    if let anchor = anchor ?? (wasMovedByUser ? nil : heldEdge),
      new.isNear(wasClamped, old.offset(at: anchor.x, anchor.y))
    {
      let place = new.offset(at: anchor.x, anchor.y)
      whenSettled { $0.target.set(place) }
      return place
    }
    // After the changes below: the place is measured from the content's offset then.
    defer { holdView() }
    // Content that is read from the right keeps its distance from the right.
    let growth = isMirrored ? new.greatest(.horizontal) - old.greatest(.horizontal) : 0
    if growth != 0 {
      whenSettled {
        $0.adjust(by: growth, along: .horizontal)
        $0.holdToEnds()
      }
      return CGPoint(x: target.x + growth, y: target.y)
    }
    if new.clamped(target) != target, host.progress.frame != movedFrame {
      // An offset beyond the end is not restored when the content grows again.
      host.work.enqueueSettling { [weak self] in self?.holdToEnds() }
    }
    return nil
  }

  /// Runs when the layout is up to date, unless the program has requested a place in the meantime.
  func whenSettled(_ change: @escaping @MainActor (ScrollState) -> Void) {
    host.work.enqueueSettling { [weak self] in
      if let self, isAlive, destination == nil { change(self) }
    }
  }

  /// Forgets a destination that was requested in an earlier frame and has been reached.
  func forgetReachedDestination() {
    if destinationFrame != 0, destinationFrame != host.progress.frame, !isMoving { destination = nil }
  }

  /// Searches for a place in this frame, until the content around it is measured.
  func follow(_ destination: ScrollDestination) {
    self.destination = destination
    destinationFrame = host.progress.frame
    resolve()
  }

  /// The initial place of content, if it is not at zero.
  private func firstAnchor(_ extent: ScrollExtent) -> UnitPoint? {
    if let anchor = settings.peek().anchor(for: .initialOffset) { return anchor }
    // Content that is read from the right begins there.
    if isMirrored, extent.axes.contains(.horizontal) { return .topTrailing }
    // Margins come before the content's start.
    return Axis.allCases.contains { extent.least($0) != 0 } ? .topLeading : nil
  }

  private func holdToEnds() {
    if isAlive { target.set(extent.peek().clamped(target.peek())) }
  }

  private func settleDestination() {
    guard isAlive, destination != nil else { return }
    if destinationFrame == 0 { destinationFrame = host.progress.frame }
    if host.progress.frame == destinationFrame || isMoving { return resolve() }
    destination = nil
    holdToEnds()
  }

  /// Called in a rule when the movement continues or is over.
  func moved(_ isMoving: Bool) {
    let wasMoving = self.isMoving
    self.isMoving = isMoving
    guard wasMoving, !isMoving else { return }
    // Rows that come into view with the last step count, too.
    destinationFrame = host.progress.frame
    host.work.enqueueSettling { [weak self] in
      guard let self, isAlive, !self.isMoving else { return }
      settleDestination()
      if [.decelerating, .animating].contains(phase.peek()) { phase.set(.idle) }
    }
  }

  func wheelRests() {
    host.work.enqueueSettling { [weak self] in
      guard let self, isAlive else { return }
      lasting.set(0)
      if phase.peek() == .interacting { phase.set(.idle) }
    }
  }
}
