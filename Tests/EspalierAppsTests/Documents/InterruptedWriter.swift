// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

@testable import EspalierApps
@testable import EspalierCore
@testable import EspalierFiles

/// Forks copies of this process that do nothing but write one thing, kills each in the middle, and looks at what is there.
final class InterruptedWriter {
  private let folder: URL
  private let turn: (Data) throws -> Void
  /// After a process was killed.
  private let check: () throws -> Void
  private let old = Data(repeating: 1, count: 300_000)
  private let new = Data(repeating: 2, count: 500_000)
  /// The names of all that is there when everything is done.
  private let names: [String]
  private let other: SmallFileSystem?
  /// Runs beside the process that writes.
  private var otherProgram: (() -> Void)?
  private let fork: @convention(c) () -> pid_t

  init(_ victim: InterruptedSavingTests.Victim, in folder: URL) throws {
    self.folder = folder
    // The function is hidden from Swift: the copy has one thread, which is the one that calls.
    fork = unsafeBitCast(try #require(dlsym(nil, "fork")), to: (@convention(c) () -> pid_t).self)
    func place(_ name: String) -> URL { folder.appendingPathComponent(name) }
    let (old, new) = (old, new)
    func part(_ data: Data) -> FileWrapper { FileWrapper(regularFileWithContents: data) }
    func package(_ data: Data) -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: ["a": part(data), "b": part(data)])
    }
    func checkFile(_ url: URL) throws {
      let read = try Data(contentsOf: url)
      try #require(read == old || read == new, "\(read.count) bytes")
    }
    func isWhole(_ url: URL) -> Bool {
      let parts = try? FileWrapper(url: url).fileWrappers?.mapValues(\.regularFileContents)
      return parts == ["a": old, "b": old] || parts == ["a": new, "b": new]
    }
    var other: SmallFileSystem?
    switch victim {
    case .file:
      let file = place("document")
      try part(old).write(to: file, originalContentsURL: nil)
      turn = {
        let status = try #require(FileStatus(file))
        try part($0).write(to: file, expecting: .only(status))
      }
      check = { try checkFile(file) }
      names = ["document"]
    case .package:
      let file = place("document")
      try package(old).write(to: file, originalContentsURL: nil)
      turn = {
        let status = try #require(FileStatus(file))
        try package($0).write(to: file, expecting: .only(status))
      }
      check = { try #require(isWhole(file)) }
      names = ["document"]
    case .new:
      // A name that nothing has: whole, or not there.
      let file = place("new")
      turn = {
        let seen = place("seen")
        if rename(file.path, seen.path) == 0 { try FileManager.default.removeItem(at: seen) }
        try package($0).write(to: file, expecting: .nothing)
      }
      check = {
        try? FileManager.default.removeItem(at: place("seen"))
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        // It is removed in steps, too, after it has another name.
        let seen = place("seen")
        try FileManager.default.moveItem(at: file, to: seen)
        try #require(isWhole(seen))
        try FileManager.default.removeItem(at: seen)
      }
      names = []
    case .draft:
      let file = place("draft")
      func draft(_ data: Data) -> FileWrapper {
        FileWrapper(directoryWithFileWrappers: ["about.json": part(Data(count: 100)), "content": package(data)])
      }
      try draft(old).write(to: file, originalContentsURL: nil)
      turn = { try draft($0).write(to: file, expecting: .sameKind) }
      check = { try #require(isWhole(file.appendingPathComponent("content"))) }
      names = ["draft"]
    case .scene:
      let file = place("scene.json")
      let store = SceneStore(file: file)
      store.set(.data(old), forKey: "a")
      turn = { SceneStore(file: file).set(.data($0), forKey: "a") }
      check = {
        let value = SceneStore(file: file).value(forKey: "a", as: .data)
        try #require(value == .data(old) || value == .data(new))
      }
      names = ["scene.json"]
    case .settings:
      let defaults = try #require(UserDefaults(suiteName: "interrupted"))
      let file = SettingsFile(url: place("interrupted.plist"))
      defaults.set(old, forKey: "a")
      try #require(file.save(defaults.synchronize))
      turn = {
        defaults.set($0, forKey: "a")
        _ = file.save(defaults.synchronize)
      }
      check = {
        file.recover()
        let data = try Data(contentsOf: file.url)
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Data]
        try #require(values == ["a": old] || values == ["a": new])
      }
      names = ["interrupted.plist"]
    case .move:
      let (here, there) = (place("here"), place("other/there"))
      other = SmallFileSystem(place("other"))
      try FileManager.default.createDirectory(at: place("other"), withIntermediateDirectories: true)
      try package(old).write(to: here, originalContentsURL: nil)
      turn = { _ in
        if FileManager.default.fileExists(atPath: here.path) {
          // The original that a killed process had not removed yet: all of it is at the new place.
          if FileManager.default.fileExists(atPath: there.path) { try? FileManager.default.removeItem(at: there) }
          try FileMove.move(here, to: there)
        } else {
          try FileMove.move(there, to: here)
        }
      }
      check = {
        let whole = [here, there].filter { isWhole($0) }
        try #require(!whole.isEmpty, "neither is whole")
        if let first = whole.first, whole.count == 1 {
          // A folder is removed in steps.
          let rest = first == here ? there : here
          try? FileManager.default.removeItem(at: rest)
        }
      }
      names = []
    case .swapped:
      let (file, theirs) = (place("document"), place("theirs"))
      func prepare() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          try FileManager.default.removeItem(at: place(name))
        }
        try part(old).write(to: file, expecting: .nothing)
        try package(old).write(to: theirs, expecting: .nothing)
      }
      try prepare()
      turn = { _ = try? part($0).write(to: file, expecting: .sameKind) }
      check = {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let whole = names.filter { isWhole(place($0)) }
        try #require(whole.count == 1, "the other program's folder is gone")
        try prepare()
      }
      names = []
      let handle = try FolderHandle(folder.path)
      otherProgram = { _ = handle.exchange("document", "theirs") }
    }
    self.other = other
  }

  func killOnce() throws {
    let other = otherProgram.map { otherProgram in process { otherProgram() } }
    let writer = process { [turn, old, new] in for data in [new, old] { try? turn(data) } }
    usleep(.random(in: 0..<4000))
    for child in [writer, other].compactMap({ $0 }) {
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
    try check()
  }

  /// Lets each call that changes the file system fail once, for a full disk, a broken device and an interruption.
  /// - Returns: The number of calls that failed.
  func failEachCall(_ calls: FailingCalls) throws -> Int {
    var count = 0
    for error in [ENOSPC, EIO, EINTR] {
      for data in [new, old] {
        var call = 0
        while calls.failing(after: call, with: error, { try turn(data) }) {
          try check()
          call += 1
          // Something must stand there that can be replaced, or moved.
          try turn(data == new ? old : new)
          try check()
        }
        count += call
      }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasPrefix(".") } == [], "no remains")
    return count
  }

  /// A copy of this process that does one thing for ever.
  private func process(_ work: () -> Void) -> pid_t {
    let child = fork()
    if child == 0 { while true { work() } }
    return child
  }

  /// Checks that the remains of the killed processes are removed by a process that saves there for the first time: not by this one.
  func finish() throws {
    guard !names.isEmpty else { return }
    let child = fork()
    if child == 0 {
      FileReplacement.forgetVisits()
      for data in [old, new] { try? turn(data) }
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    try check()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == names)
    try fillTheDisk()
  }

  /// No more than 100 KB may be written to a file: as where the disk is full, a save ends in the middle.
  private func fillTheDisk() throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let before = limit.rlim_cur
    limit.rlim_cur = 100_000
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    try? turn(new)
    limit.rlim_cur = before
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    try check()
  }
}

/// A second file system, where the administrator may make one; else a folder.
private final class SmallFileSystem {
  private let url: URL
  init?(_ url: URL) {
    self.url = url
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard mount("none", url.path, "tmpfs", 0, "size=16m") == 0 else { return nil }
  }
  deinit { umount2(url.path, Int32(MNT_DETACH)) }
}
