// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The events in a host, frame by frame, while it is traced: opt in, for explanations and the inspector.
///
/// Kept as plain events; names are looked up when they are read. Costs O(1) for each rule that runs, and nothing in a host
/// that is not traced.
@MainActor
package final class Trace {
  /// One update of the host in which anything happened.
  @MainActor package struct Frame {
    /// The number of the host's frame; updates between two frames share the number of the first.
    package let number: Int
    /// Seconds of the host's clock.
    package let time: Double
    /// The action of a test or a user before the frame.
    package let cause: String?
    package fileprivate(set) var writes: [Write] = []
    package fileprivate(set) var calls: [Call] = []
    package fileprivate(set) var anchors: [AnchorRead] = []
    package let recording = GraphRecording()
    package fileprivate(set) var warnings: [Warning] = []
    package fileprivate(set) var passes = 0
    /// The types of views that came and went, in view-tree order.
    package fileprivate(set) var madeViews: [Any.Type] = []
    package fileprivate(set) var destroyedViews: [Any.Type] = []
  }

  /// A state that was written.
  package struct Write {
    package let node: RecordedNode
    /// The subject that is known without debug information: the property with its view's type in front of it, as
    /// `Counter.count`, or the rule that reads a property of an object.
    fileprivate let subject: Subject
    package let old: String?
    package let new: String?
    /// Finds the place in the program, if it is known. May cost seconds in a large program.
    fileprivate let findSite: (() -> CallSite)?
    /// The writer: an action such as `onPreferenceChange(Key)`, or an action of a user.
    package let writer: String?
    /// The phase of the frame in which it was written; nil between two frames.
    package let phase: FramePhase?

    /// The file and line, if they are known, as `File.swift:12`. May cost seconds in a large program at the first call.
    @MainActor package var place: String? { findSite?().place }

    /// The name of the written state: `Counter.count`, or `Model.name, which Row.body reads`. May cost as much as `place`.
    @MainActor package var state: String {
      switch subject {
      case .state(let name): name
      case .observed(let reader):
        (findSite?().property).map { "\($0), which \(reader) reads" } ?? "an observed property that \(reader) reads"
      }
    }

    fileprivate enum Subject {
      case state(String)
      case observed(reader: String)
    }
  }

  /// The place at which the program's own code wrote a state, by its debug information.
  package struct CallSite {
    /// `File.swift:12`.
    package let place: String?
    /// The property of an `@Observable` object whose setter ran: `Model.name`.
    package let property: String?

    package init(place: String?, property: String?) {
      self.place = place
      self.property = property
    }
  }

  /// An action of the framework's that ran: `onPreferenceChange(Key)` with the value that it was given.
  package struct Call {
    package let reader: String
    package let value: String
    /// The phase of the frame in which it ran; nil between two frames.
    package let phase: FramePhase?
  }

  /// An anchor that a geometry proxy has resolved.
  package struct AnchorRead {
    /// The anchor, in the root's coordinates.
    package let anchor: String
    /// The frame of the reading view in the root's coordinates, before its own transform.
    package let reader: CGRect
    package let result: String
    /// Whether the reading view has a transform other than a translation.
    package let isTransformed: Bool
  }

  /// Records the callers of the calling code; the closure that it returns finds the innermost one that is the program's
  /// own. Set if the toolchain's backtraces are linked.
  package static var callSite: (() -> () -> CallSite)?

  package private(set) var frames: [Frame] = []
  /// The current action of the user or the test.
  package var cause: String?
  /// The action of a test on an element, which may take several frames.
  package var action: String?
  private var writes: [Write] = []
  private var calls: [Call] = []
  private var anchors: [AnchorRead] = []
  private var recording = GraphRecording()
  private var views: TracedViews
  private var isUpdating = false
  private let limit: Int
  private weak var host: ViewGraph?
  /// The phase of the frame that runs.
  private var phase: FramePhase? { host?.progress.phase }

  /// - Parameters:
  ///   - host: The host, whose tree may not be made yet.
  ///   - limit: The greatest number of frames that are kept, the latest ones.
  init(_ host: ViewGraph, limit: Int = 1000) {
    self.host = host
    views = TracedViews(host.root.outputs.preferences)
    self.limit = limit
  }

  /// Records from now on, including writes between two updates: of several hosts that are traced, those writes go to
  /// the one that began last or was updated last.
  func begin() {
    recording = GraphRecording()
    Graph.recording = recording
  }

  func end() { if Graph.recording === recording { Graph.recording = nil } }

  /// Runs one update and keeps its events, and those since the previous update.
  func frame(of host: ViewGraph, _ update: () -> Void) {
    // An update may begin another one.
    if isUpdating { return update() }
    isUpdating = true
    Graph.recording = recording
    let warnings = host.warnings.count
    update()
    isUpdating = false
    let recorded = recording
    begin()
    if recorded.events.isEmpty, writes.isEmpty, calls.isEmpty, host.warnings.count == warnings { return }
    // Updates between two frames belong to the first of them.
    if frames.last?.number != host.progress.frame {
      if frames.count == limit { frames.removeFirst() }
      frames.append(Frame(number: host.progress.frame, time: host.clock.time.peek(), cause: cause))
    }
    let last = frames.count - 1
    frames[last].recording.append(recorded)
    frames[last].writes += writes
    frames[last].calls += calls
    frames[last].anchors += anchors
    frames[last].warnings += host.warnings[warnings...]
    frames[last].passes = host.progress.pass
    if recorded.hasOtherNodes {
      let before = views
      views = TracedViews(host.root.outputs.preferences)
      frames[last].madeViews += views.subtracting(before)
      frames[last].destroyedViews += before.subtracting(views)
    }
    writes = []
    calls = []
    anchors = []
  }

  func note(_ write: StateWrite, by writer: String?) {
    let owner = write.owner.map { shortName(of: $0) + "." } ?? ""
    writes.append(
      Write(
        node: write.attribute.attribute.map { RecordedNode($0) } ?? .none,
        subject: .state(owner + (write.name.isEmpty ? "a state" : write.name)),
        old: write.change.map { describeForDump($0.old) }, new: write.change.map { describeForDump($0.new) },
        findSite: Self.callSite?(), writer: writer ?? cause, phase: phase))
  }

  /// A property of an `@Observable` object is about to change that a rule has read.
  func noteObservation(of rule: WeakAnyAttribute) {
    guard let rule = rule.attribute else { return }
    writes.append(
      Write(
        node: RecordedNode(rule), subject: .observed(reader: Graph.label(of: rule)), old: nil, new: nil,
        findSite: Self.callSite?(), writer: cause, phase: phase))
  }

  package func noteCall(_ reader: String, _ value: Any) {
    calls.append(Call(reader: reader, value: describeForDump(value), phase: phase))
  }

  /// An anchor was resolved by a proxy, in the host whose update runs.
  static func noteRead<T>(of anchor: Anchor<T>, in frame: ViewFrame, isTransformed: Bool, result: T) {
    guard let trace = ViewGraph.current?.trace else { return }
    trace.anchors.append(
      AnchorRead(
        anchor: describeForDump(anchor), reader: frame.rect, result: describeForDump(result),
        isTransformed: isTransformed))
  }
}

extension ViewGraph {
  /// Whether events are kept from now on. Setting it to true forgets those that were kept before.
  package var isTraced: Bool {
    get { trace != nil }
    set {
      trace?.end()
      trace = newValue ? Trace(self) : nil
      trace?.begin()
      writeLog.observer = trace.map { trace in { trace.note($0, by: $1) } }
    }
  }

  /// Runs an update of a host; its events are kept if the host is traced.
  package func traced(_ update: () -> Void) {
    if let trace { trace.frame(of: self, update) } else { update() }
  }
}
