// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Glibc
import Synchronization

/// The thread of a ``LoopbackServer``: waits for all connections at once, and does for each all that is possible without waiting.
///
/// It reads sockets, the clock, and the work of other threads in `shared`; it writes sockets. The program's own threads only
/// append to `shared`, so no peer can delay them. One turn costs O(connections).
final class ServerLoop: @unchecked Sendable {
  private let listener: ListeningSocket
  private let access: RequestAccess
  private let limits: ServerLimits
  private let queue: DispatchQueue
  private let answer: @Sendable (PageRequest) -> PageAnswer
  /// Both ends of a connection within the process; a byte in it ends the thread's wait.
  private let wakeUp: (reader: Int32, writer: Int32)
  private let shared = Mutex(Shared())

  private struct Shared {
    var isOpen = true
    var isStopping = false
    /// The number of requests that the program has not answered, including those of connections that have gone.
    var unanswered = 0
    var answers: [(connection: Int, bytes: Data)] = []
    /// Events by the connections that they wait for.
    var streams: [Int: SendQueue] = [:]
    /// The streams that the thread has not seen.
    var opened: [Int] = []
  }

  // State of the thread.
  private var connections: [Int: ServedConnection] = [:]
  private var lastNumber = 0
  /// The time before which no connection is accepted, because the system had no resources for one.
  private var pausedUntil = -Double.infinity
  private var pause = ServerLoop.shortestPause
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16384, alignment: 16)
  private static let shortestPause = 0.05

  init?(
    _ listener: ListeningSocket, _ access: RequestAccess, _ limits: ServerLimits, queue: DispatchQueue,
    answer: @escaping @Sendable (PageRequest) -> PageAnswer
  ) {
    var ends: [Int32] = [0, 0]
    let flags = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, flags, 0, &ends) == 0 else {
      close(listener.descriptor)
      return nil
    }
    wakeUp = (ends[0], ends[1])
    (self.listener, self.access, self.limits, self.queue, self.answer) = (listener, access, limits, queue, answer)
  }

  deinit { buffer.deallocate() }

  // MARK: - From other threads

  func start() {
    let thread = Thread { [self] in
      while turn() {}
      end()
    }
    thread.name = "espalier.pages"
    thread.start()
  }

  func stop() {
    shared.withLock { $0.isStopping = true }
    wake()
  }

  var hasStreams: Bool { shared.withLock { !$0.streams.isEmpty } }

  func send(_ event: Data) {
    let isAny = shared.withLock { shared in
      for connection in shared.streams.keys { shared.streams[connection]!.append(event) }
      return !shared.streams.isEmpty
    }
    if isAny { wake() }
  }

  private func wake() {
    // The descriptor is closed under the same lock: another one never gets the byte. A full socket wakes the thread as well.
    shared.withLock { shared in
      guard shared.isOpen else { return }
      var byte: UInt8 = 0
      _ = Glibc.send(wakeUp.writer, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
  }

  /// Answers a request, on the program's queue.
  private func perform(_ request: PageRequest, of connection: Int) {
    let answer = answer(request)
    let mostStreams = limits.bounded(limits.streams)
    shared.withLock { shared in
      shared.unanswered -= 1
      guard case .stream(let first) = answer else {
        return shared.answers.append((connection, answer.bytes ?? Data()))
      }
      guard shared.streams.count < mostStreams else {
        let refusal = RequestRefusal(
          .busy, "\(mostStreams) pages are open: close one of them, and load this one again.")
        return shared.answers.append((connection, PageAnswer.refusal(refusal)))
      }
      var events = SendQueue(limit: limits.queuedBytes)
      events.append(PageAnswer.streamHead + (first?.bytes ?? Data()))
      shared.streams[connection] = events
      shared.opened.append(connection)
    }
    wake()
  }

  // MARK: - The thread

  /// Waits once, and handles the events. False when the server has been stopped.
  private func turn() -> Bool {
    guard takeAnswers() else { return false }
    let now = Self.now()
    expire(now)
    let accepts = now >= pausedUntil && canAccept
    var polled = [pollfd(fd: wakeUp.reader, events: Int16(POLLIN), revents: 0)]
    polled.append(pollfd(fd: accepts ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
    let open = connections.values.sorted { $0.number < $1.number }
    let waiting = shared.withLock { $0.streams.mapValues { $0.first != nil || $0.isOverfull } }
    for connection in open {
      var events: Int16
      switch connection.phase {
      case .reading, .closing: events = Int16(POLLIN)
      case .answering: events = 0
      case .sending: events = Int16(POLLOUT)
      case .streaming:
        events = Int16(POLLIN)
        if waiting[connection.number] == true {
          events |= Int16(POLLOUT)
          if connection.deadline == .infinity { connection.deadline = now + limits.deliveryTime }
        }
      }
      polled.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
    }
    guard poll(&polled, nfds_t(polled.count), timeout(now)) >= 0 else {
      // The process may have fewer descriptors now than connections; another error must not make the loop busy.
      if errno != EINTR {
        dropOldest()
        usleep(100_000)
      }
      return true
    }
    if polled[0].revents != 0 { while recv(wakeUp.reader, buffer.baseAddress, buffer.count, 0) > 0 {} }
    for (connection, result) in zip(open, polled.dropFirst(2)) where result.revents != 0 {
      advance(connection, result.revents)
    }
    // After the existing ones: bytes that a connection has sent with its beginning are read before a later one replaces it.
    if polled[1].revents != 0 { accept() }
    return true
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Milliseconds to the next deadline.
  private func timeout(_ now: Double) -> Int32 {
    let deadline = connections.values.reduce(pausedUntil > now ? pausedUntil : .infinity) { min($0, $1.deadline) }
    return deadline == .infinity ? -1 : Int32(min(max((deadline - now) * 1000, 0), 60_000).rounded(.up))
  }

  private func takeAnswers() -> Bool {
    let (answers, opened, isStopping) = shared.withLock { shared in
      defer { (shared.answers, shared.opened) = ([], []) }
      return (shared.answers, shared.opened, shared.isStopping)
    }
    for (number, bytes) in answers {
      guard let connection = connections[number], connection.phase == .answering else { continue }
      connection.deadline = Self.now() + limits.deliveryTime
      finish(connection, bytes)
    }
    for number in opened {
      if let connection = connections[number], connection.phase == .answering {
        connection.phase = .streaming
        connection.deadline = .infinity
      } else {
        shared.withLock { $0.streams[number] = nil }
      }
    }
    return !isStopping
  }

  private func end() {
    for connection in connections.values { close(connection.descriptor) }
    connections = [:]
    close(listener.descriptor)
    shared.withLock { shared in
      shared.isOpen = false
      shared.streams = [:]
      close(wakeUp.reader)
      close(wakeUp.writer)
    }
  }

  // MARK: - Connections

  private var served: Int { connections.values.reduce(0) { $0 + ($1.phase == .streaming ? 0 : 1) } }

  private var canAccept: Bool { served < limits.bounded(limits.connections) || oldest != nil }

  /// The connection that a new one may replace: one that has its answer, else the one that has waited longest for its request.
  private var oldest: ServedConnection? {
    func first(_ isWanted: (ServedConnection) -> Bool) -> ServedConnection? {
      connections.values.filter(isWanted).min { $0.number < $1.number }
    }
    return first { $0.phase == .closing } ?? first { $0.phase == .reading }
  }

  private func dropOldest() {
    guard let oldest else { return }
    if oldest.phase == .reading {
      _ = oldest.send(PageAnswer.refusal(RequestRefusal(.busy, "Too many connections are open.")))
    }
    remove(oldest)
  }

  private func accept() {
    switch listener.accept() {
    case .none: break
    case .exhausted:
      pausedUntil = Self.now() + pause
      pause = min(pause * 2, 1)
    case .connection(let descriptor):
      pause = Self.shortestPause
      if served >= limits.bounded(limits.connections) { dropOldest() }
      lastNumber += 1
      connections[lastNumber] = ServedConnection(
        number: lastNumber, descriptor: descriptor, deadline: Self.now() + limits.requestTime)
    }
  }

  private func remove(_ connection: ServedConnection) {
    connections[connection.number] = nil
    shared.withLock { $0.streams[connection.number] = nil }
    close(connection.descriptor)
  }

  private func expire(_ now: Double) {
    for connection in connections.values where connection.deadline <= now {
      switch connection.phase {
      case .reading:
        let reason = "The request did not arrive within \(Int(limits.requestTime.rounded())) s."
        _ = connection.send(PageAnswer.refusal(RequestRefusal(.tooSlow, reason)))
      case .answering:
        let reason = "The program did not answer within \(Int(limits.answerTime.rounded())) s."
        _ = connection.send(PageAnswer.refusal(RequestRefusal(.busy, reason)))
      case .sending, .closing, .streaming: break
      }
      remove(connection)
    }
  }

  private func advance(_ connection: ServedConnection, _ events: Int16) {
    switch connection.phase {
    case .reading, .closing: receive(connection)
    // No event is expected, so the peer has gone.
    case .answering: remove(connection)
    case .sending: sendAnswer(connection)
    case .streaming:
      if events & Int16(POLLOUT) != 0 { sendEvents(connection) }
      if events & ~Int16(POLLOUT) != 0, connections[connection.number] != nil { receive(connection) }
    }
  }

  private func receive(_ connection: ServedConnection) {
    switch connection.receive(into: buffer) {
    case .later: break
    case .ended: remove(connection)
    case .bytes(let count):
      guard connection.phase == .reading else { break }
      switch connection.parser.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
      case .needsMore: break
      case .refused(let refusal): finish(connection, PageAnswer.refusal(refusal))
      case .complete(let request): begin(request, of: connection)
      }
    }
  }

  private func begin(_ request: PageRequest, of connection: ServedConnection) {
    if let refusal = access.refusal(of: request) { return finish(connection, PageAnswer.refusal(refusal)) }
    let isTaken = shared.withLock { shared in
      guard shared.unanswered < limits.connections else { return false }
      shared.unanswered += 1
      return true
    }
    guard isTaken else {
      return finish(connection, PageAnswer.refusal(RequestRefusal(.busy, "The program does not answer requests now.")))
    }
    connection.phase = .answering
    connection.deadline = Self.now() + limits.answerTime
    let number = connection.number
    queue.async { [self] in perform(request, of: number) }
  }

  private func finish(_ connection: ServedConnection, _ bytes: Data) {
    connection.answer.append(bytes)
    connection.phase = .sending
    sendAnswer(connection)
  }

  private func sendAnswer(_ connection: ServedConnection) {
    while let piece = connection.answer.first {
      switch connection.send(piece) {
      case .bytes(let count): connection.answer.drop(count)
      case .later: return
      case .ended: return remove(connection)
      }
    }
    shutdown(connection.descriptor, Int32(SHUT_WR))
    connection.phase = .closing
    connection.deadline = min(connection.deadline, Self.now() + limits.closingTime)
  }

  private func sendEvents(_ connection: ServedConnection) {
    let (piece, isOverfull) = shared.withLock { shared in
      (shared.streams[connection.number]?.first, shared.streams[connection.number]?.isOverfull ?? true)
    }
    if isOverfull { return remove(connection) }
    guard let piece else { return }
    switch connection.send(piece) {
    case .bytes(let count):
      shared.withLock { $0.streams[connection.number]?.drop(count) }
      connection.deadline = .infinity
    case .later: break
    case .ended: remove(connection)
    }
  }
}
