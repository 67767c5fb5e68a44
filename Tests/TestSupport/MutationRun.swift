// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Reads many inputs that are made from a corpus by mutation, and requires that each is answered in time.
///
/// An input depends on its seed alone. A reader that traps, or that does not return within two minutes, ends the
/// process with the seed on standard error; a reader that is only slow, or takes too much memory, fails the test.
/// `ESPALIER_FUZZ_SEED=71 ESPALIER_FUZZ_CASES=1 swift test --filter …` reads one input alone.
public struct MutationRun {
  /// The name of the reader in failures and in the line of totals.
  public let name: String
  /// Well-formed inputs, and those that once caused a failure.
  public let corpus: [Data]
  /// Parts of the format, which mutations insert: names, brackets, numbers.
  public let words: [Data]
  /// Seconds of the thread's processor time that one input may take.
  public let limit: Double
  /// Bytes by which the process may grow in the whole run.
  public let memory: Int
  /// Inputs of an everyday run.
  public let usual: Int

  /// - Precondition: The corpus is not empty.
  public init(
    _ name: String, corpus: [Data], words: [String] = [], limit: Double = 2, memory: Int = 512 << 20,
    usual: Int = 200
  ) {
    precondition(!corpus.isEmpty, "a corpus has at least one input")
    self.name = name
    self.corpus = corpus
    self.words = words.map { Data($0.utf8) }
    self.limit = limit
    self.memory = memory
    self.usual = usual
  }

  /// The files of a folder of the repository, in order of their names.
  public static func corpus(_ folder: String) throws -> [Data] {
    let place = Repository.root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
      .map { try Data(contentsOf: place.appendingPathComponent($0)) }
  }

  /// Reads the inputs: `usual` ones in an everyday run, at most 10,000 in a long one.
  /// - Parameter read: Reads an input; an error that it throws is an answer.
  public func callAsFunction(_ read: (Data) throws -> Void) {
    let seeds = FuzzRun.seeds(usual, most: 10_000)
    let before = ProcessMemory.largest
    let watch = InputWatch(name, limit: limit)
    var refused = 0
    for seed in seeds {
      let input = input(seed: seed)
      watch.begin(seed)
      let start = threadTime()
      do { try read(input) } catch { refused += 1 }
      let seconds = threadTime() - start
      watch.end()
      if seconds > limit { Issue.record("\(name): seed \(seed) took \(seconds) s, the limit is \(limit)") }
    }
    let growth = ProcessMemory.largest - before
    if growth > memory { Issue.record("\(name): the process grew by \(growth >> 20) MB, the limit is \(memory >> 20)") }
    print("\(name): \(seeds.count) inputs, \(refused) refused, \(growth >> 20) MB more")
  }

  /// An input of the corpus after one to eight mutations.
  public func input(seed: UInt64) -> Data {
    var random = SplitMix(seed: seed)
    var bytes = [UInt8](corpus[random.below(corpus.count)])
    for _ in 0...random.below(8) { mutate(&bytes, &random) }
    return Data(bytes)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = random.below(bytes.count + 1)
    let length = min(bytes.count - place, random.below(1 << random.below(10)) + 1)
    let part = place..<place + length
    switch random.below(9) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1 where place < bytes.count: bytes[place] = [0, 0xFF, 0x7F, 0x80, 0x0A, 0x20][random.below(6)]
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: place)
    case 4 where bytes.count < 1 << 16:
      // Depth and number: a part repeated many times.
      bytes.insert(contentsOf: (0..<1 << random.below(9)).flatMap { _ in bytes[part] }, at: place)
    case 5 where !words.isEmpty: bytes.insert(contentsOf: words[random.below(words.count)], at: place)
    case 6: bytes.insert(contentsOf: Array(Self.numbers[random.below(Self.numbers.count)].utf8), at: place)
    case 7:
      let other = [UInt8](corpus[random.below(corpus.count)])
      let start = random.below(other.count + 1)
      bytes.replaceSubrange(part, with: other[start..<min(other.count, start + length)])
    default: bytes.removeSubrange(place...)
    }
  }

  private static let numbers = [
    "-1", "0", "0.0001", "1e-300", "1e300", "99999999999999999999", "2147483648", "-9223372036854775808", "nan", "inf",
  ]
}

/// The system's figures of this process's memory.
public enum ProcessMemory {
  /// The greatest number of bytes of memory that were in use at once.
  public static var largest: Int { field("VmHWM:") }
  /// The bytes of memory that are in use.
  public static var now: Int { field("VmRSS:") }

  private static func field(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
}

/// Ends the process if one input takes ten times its limit, two minutes at least, because other tests may keep the main actor: an
/// endless loop then reports its seed.
private final class InputWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var current: (seed: UInt64, start: DispatchTime)?
  private var timer: (any DispatchSourceTimer)?

  init(_ name: String, limit: Double) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self, let current = lock.withLock({ self.current }) else { return }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - current.start.uptimeNanoseconds) / 1e9
      guard seconds > max(120, limit * 10) else { return }
      FileHandle.standardError.write(Data("\(name): seed \(current.seed) has no end\n".utf8))
      abort()
    }
    timer.resume()
    self.timer = timer
  }

  deinit { timer?.cancel() }

  func begin(_ seed: UInt64) { lock.withLock { current = (seed, .now()) } }
  func end() { lock.withLock { current = nil } }
}
