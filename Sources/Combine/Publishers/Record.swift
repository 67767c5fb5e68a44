// SPDX-License-Identifier: MIT

/// A publisher of values and an end that are known beforehand.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end.
  public struct Recording {
    /// The values, in order.
    public private(set) var output: [Output]
    /// The end of the recording.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    /// A recording without values that finishes, unless more is recorded.
    public init() { (output, completion) = ([], .finished) }

    /// A recording of values and an end.
    public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// - Precondition: the recording has no end
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Recording: a value after the end")
      output.append(input)
    }

    /// - Precondition: the recording has no end
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Recording: a second end")
      self.completion = completion
      isComplete = true
    }
  }

  /// The events that are sent to each subscriber.
  public let recording: Recording

  /// A recording that the closure makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Sends the events of a recording to each subscriber.
  public init(recording: Recording) { self.recording = recording }

  /// A recording of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.attach(
      subscriber, to: recording.output, end: recording.completion, endedName: "Cancelled Events")
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Apple's second name of `encode(to:)`.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

private enum RecordingKeys: String, CodingKey {
  case output
  case completion
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}
