// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFiles
import Foundation

/// Compares the state of a host with a kept snapshot, in `__Snapshots__/FILE/FUNCTION.NUMBER.ENDING` beside the test's file.
///
/// For Swift Testing and XCTest alike: a difference is thrown. The report of all failures of a run, with the expected picture,
/// the actual one and the difference, is `.build/snapshots/index.html` of the package.
///
/// ```swift
/// @MainActor @Test func monthPicker() throws {
///   let host = ViewHost(MonthPicker(), size: CGSize(width: 300, height: 200))
///   try assertSnapshot(of: host, as: .image)
///   try assertSnapshot(of: host, as: .preferences)
/// }
/// ```
///
/// - Parameters:
///   - host: Updated first; its clock does not move.
///   - snapshot: The form of the snapshot.
///   - name: The name of the file, instead of the number.
///   - recording: The condition for writing it; nil is that of the environment variable `ESPALIER_SNAPSHOTS`, else `missing`.
/// - Throws: `SnapshotMismatch` if it differs, or was written for the first time. From a traced host it has the events of the
///   last frame.
@MainActor
public func assertSnapshot<Root: View>(
  of host: ViewHost<Root>, as snapshot: Snapshot, named name: String? = nil, recording: SnapshotRecording? = nil,
  filePath: String = #filePath, line: Int = #line, function: String = #function
) throws {
  let place = SnapshotPlace(filePath: filePath, line: line, function: function)
  try SnapshotComparison(
    snapshot, at: place.file(named: name, fileExtension: snapshot.fileExtension), of: place,
    recording: recording ?? .current
  ).run(host)
}

/// A test that takes snapshots.
@MainActor
struct SnapshotPlace {
  let filePath: String
  let line: Int
  let function: String

  /// The number of unnamed snapshots of each test. A test that runs again begins anew: each of its lines has its number.
  private static var numbers: [String: [Int]] = [:]

  var test: String { String(function.prefix { $0 != "(" }) }
  var description: String { "\(URL(fileURLWithPath: filePath).lastPathComponent):\(line)" }

  func file(named name: String?, fileExtension: String) -> URL {
    let source = URL(fileURLWithPath: filePath)
    let key = "\(filePath) \(function) \(fileExtension)"
    var lines = Self.numbers[key] ?? []
    if name == nil, !lines.contains(line) { lines.append(line) }
    Self.numbers[key] = lines
    let number = lines.firstIndex(of: line).map { $0 + 1 } ?? 1
    return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(test).\(name ?? "\(number)").\(fileExtension)")
  }

  /// `.build/snapshots` of the package that the test belongs to; without a package beside the test's file.
  var report: URL {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    let own = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.appendingPathComponent(".build/snapshots")
      }
      folder = folder.deletingLastPathComponent()
    }
    return own.appendingPathComponent("snapshots")
  }
}

/// One comparison of a snapshot with its file.
@MainActor
struct SnapshotComparison {
  let snapshot: Snapshot
  let file: URL
  let place: SnapshotPlace
  let recording: SnapshotRecording

  init(_ snapshot: Snapshot, at file: URL, of place: SnapshotPlace, recording: SnapshotRecording) {
    self.snapshot = snapshot
    self.file = file
    self.place = place
    self.recording = recording
  }

  func run(_ source: any SnapshotSource) throws {
    let actual = try snapshot.take(source)
    guard recording != .all else { return try write(actual) }
    guard let expected = try read() else {
      guard recording != .never else {
        throw SnapshotMismatch(description: "\(place.description): there is no snapshot \(file.path) to compare with.")
      }
      try write(actual)
      throw SnapshotMismatch(
        description: "\(place.description): there was no snapshot; it is written now. Look at \(file.path), "
          + "and run the test again.")
    }
    guard let difference = try snapshot.difference(expected, actual) else { return }
    if recording == .failed { return try write(actual) }
    let failure = SnapshotFailure(
      test: place.test, place: place.description, file: file, expected: expected, actual: actual, difference: difference
    )
    let report = try SnapshotReport.of(place.report).add(failure)
    throw SnapshotMismatch(
      description: """
        \(place.description): it is not as in \(file.path).
        \(difference.text)\((source as? any AnyViewHost)?.graph.whatHappenedLast ?? "")
        The report: \(report.path)
        ESPALIER_SNAPSHOTS=failed takes over what is there now.
        """)
  }

  /// The greatest size of a snapshot's file.
  static let mostBytes = 256 << 20

  /// Nil if there is no file.
  private func read() throws -> Data? {
    do { return try RegularFile.read(file, limit: Self.mostBytes) } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile
    { return nil } catch {
      throw SnapshotMismatch(
        description: "\(place.description): the snapshot \(file.path) cannot be read. \(error.localizedDescription) "
          + "Remove it, and run the test again.")
    }
  }

  /// Writes the file. A folder, or another object that is no regular file, is not replaced.
  private func write(_ data: Data) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileReplacement.write(data, to: file)
  }
}
