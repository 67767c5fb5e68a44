// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// Makes its content from a value that follows keyframes, anew in each frame (specification M69).
///
/// Without a trigger the keyframes repeat without end, unless `repeating` is false. With a trigger the value rests; each change
/// of the trigger plays the keyframes once, from the value at which the last run ended.
/// Source: Apple's reference, KeyframeAnimator; WWDC23-10157.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let repeating: Bool
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// - Parameters:
  ///   - repeating: Whether the keyframes play; if false, the content has the initial value.
  ///   - content: Runs in each frame and must be cheap.
  ///   - keyframes: Makes the keyframes for the value at which a run begins.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.repeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// - Parameter trigger: Each of its changes plays the keyframes once.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = Attribute(Shown(view: view.attribute, host: inputs.host))
    // A trigger is observed in the update in which it changes, whether or not the content has a reader.
    inputs.host.work.addEffect(content.any)
    return makeSingleView(view: _GraphValue(content), inputs: inputs)
  }

  /// The current run of the keyframes.
  private struct Run {
    let timeline: KeyframeTimeline<KeyframePath.Value>
    /// The run's start, in seconds of the host's clock.
    let begin: Double
    let repeats: Bool
    let activity: AnimationActivity
  }

  // Reads: the view; while keyframes run, the time.
  // Produces: the content for the value of this frame.
  // Costs: the user's code, in each frame while keyframes run.
  private struct Shown: Rule {
    let view: Attribute<KeyframeAnimator>
    @HostReference var host: ViewGraph
    var run: Run?
    /// The last shown value.
    var shown: KeyframePath.Value?
    var lastTrigger: AnyTrigger??

    init(view: Attribute<KeyframeAnimator>, host: ViewGraph) {
      self.view = view
      self.host = host
    }

    mutating func value() -> Content {
      let view = self.view.value
      follow(view)
      if let run {
        var time = host.clock.time.value - run.begin
        let duration = run.timeline.duration
        if run.repeats { time = time.truncatingRemainder(dividingBy: duration) }
        shown = run.timeline.value(time: time)
        if !run.repeats, time >= duration { self.run = nil }
      }
      let value = shown ?? view.initialValue
      return host.observing { view.content(value) }
    }

    /// Starts or stops a run.
    private mutating func follow(_ view: KeyframeAnimator) {
      if let trigger = view.trigger {
        if let last = lastTrigger, last != trigger { begin(view, from: shown ?? view.initialValue, repeats: false) }
        lastTrigger = .some(trigger)
      } else if view.repeating {
        if run == nil { begin(view, from: view.initialValue, repeats: true) }
      } else {
        run = nil
        shown = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue)).value(time: 0)
      }
    }

    private mutating func begin(_ view: KeyframeAnimator, from value: KeyframePath.Value, repeats: Bool) {
      let timeline = KeyframeTimeline(value, view.keyframes(value))
      guard timeline.duration > 0 else {
        run = nil
        shown = timeline.value(time: 0)
        return
      }
      run = Run(
        timeline: timeline, begin: host.clock.time.peek(), repeats: repeats,
        activity: AnimationActivity(host, repeatsForever: repeats))
    }

    nonisolated static var label: String { "keyframes of \(Content.self)" }
  }
}

extension View {
  /// Shows the result of `content` for this view and a value that follows keyframes; see ``KeyframeAnimator``.
  public func keyframeAnimator<Value, KeyframePath: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    PlaceholderProvider(
      base: self,
      content: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }

  /// Shows the result of `content` for this view, with keyframes played once for each change of `trigger`; see
  /// ``KeyframeAnimator``.
  public func keyframeAnimator<Value, KeyframePath: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    PlaceholderProvider(
      base: self,
      content: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
}
