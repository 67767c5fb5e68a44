// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Draws SVG files that are not plain, each in a process of its own: `Sources/EspalierVectorWorker/main.c`.
///
/// librsvg has no limits of its own that hold, and some files end it by a signal. The process has limits of processor
/// time and memory, which the system enforces, and ends with this one; the pixels come back in memory that both share.
/// The program is a part of this library and is started from memory, so that nothing needs to be installed beside a
/// user's program. A drawing costs about 15 ms more than in this process.
enum VectorWorker {
  /// The limit of processor time, in seconds.
  static let mostSeconds = 3
  /// The limit of address space in bytes, besides `bytesPerPixel`.
  static let mostBytes = 512 << 20
  static let bytesPerPixel = 16
  /// The number of seconds after which a process is ended that waits, or whose machine is busy.
  static let mostWaiting = 20

  struct Drawing {
    var dimensions: VectorDimensions
    var surface: PixelSurface
  }

  /// The result that the process writes; the pixels follow at `pixelOffset`.
  fileprivate struct Answer {
    var state: Int32 = 0
    var hasSize: Int32 = 0
    var width = 0.0
    var height = 0.0
    var hasBox: Int32 = 0
    var padding: Int32 = 0
    var boxWidth = 0.0
    var boxHeight = 0.0
  }
  private static let pixelOffset = 4096

  /// Draws a file so that it fills an area of pixels. Waits for the process.
  /// - Parameter size: The area in points of the document.
  static func draw(
    _ data: Data, width: Int, height: Int, size: CGSize, seconds: Int = mostSeconds
  ) throws(PictureError) -> Drawing {
    guard let program else { throw .noProcess("its program cannot be put into memory") }
    let length = pixelOffset + width * height * 4
    guard let input = SharedMemory(data.count), let output = SharedMemory(length) else {
      throw .noProcess(String(cString: strerror(errno)))
    }
    data.withUnsafeBytes { input.bytes.copyMemory(from: $0) }
    let limits = [seconds, mostBytes + length / 4 * bytesPerPixel]
    let words = ["\(data.count)", "\(width)", "\(height)", "\(size.width)", "\(size.height)"] + limits.map { "\($0)" }
    let status = try run(program, words, input: input.file, output: output.file)
    let answer = output.bytes.loadUnaligned(as: Answer.self)
    switch answer.state {
    case 1:
      let pixels = UnsafeRawBufferPointer(rebasing: output.bytes[pixelOffset...])
      guard let surface = PixelSurface(width: width, height: height, copying: pixels) else {
        throw .tooLarge(width: width, height: height)
      }
      return Drawing(dimensions: VectorDimensions(answer), surface: surface)
    case 2: throw .notDecodable(message(output.bytes))
    default: throw failure(status, seconds)
    }
  }

  private static func message(_ answer: UnsafeMutableRawBufferPointer) -> String {
    let start = MemoryLayout<Answer>.size
    let bytes = answer[start..<pixelOffset].prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func failure(_ status: Int32, _ seconds: Int) -> PictureError {
    let signal = status & 0x7F
    switch signal {
    case SIGXCPU, SIGKILL: return .tooSlow(seconds: seconds)
    case 0: return .noProcess("it ended with status \(status >> 8 & 0xFF)")
    default: return .drawingEnded(signal: signal, bytes: mostBytes)
    }
  }

  // MARK: - Processes

  /// The program in memory; nil if the system refuses that.
  private static let program: Int32? = {
    guard let bytes = Data(base64Encoded: VectorWorkerProgram.base64) else { return nil }
    let file = espalier_memory_file("espalier-vector-worker", 1)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    return count == bytes.count ? SharedMemory.high(file) : nil
  }()

  private static func run(
    _ program: Int32, _ words: [String], input: Int32, output: Int32
  ) throws(PictureError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard espalier_pipe(&ends) == 0 else { throw .noProcess(String(cString: strerror(errno))) }
    let (reading, writing) = (SharedMemory.high(ends[0]), SharedMemory.high(ends[1]))
    ends.forEach { close($0) }
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard in [Int32(0), 1, 2] { posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0) }
    for (own, other) in [(input, Int32(3)), (output, 4), (writing, 5)] {
      posix_spawn_file_actions_adddup2(&actions, own, other)
    }
    var arguments = (["EspalierVectorWorker"] + words).map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(&process, "/proc/self/fd/\(program)", &actions, nil, &arguments, environ)
    close(writing)
    guard error == 0 else { throw .noProcess(String(cString: strerror(error))) }
    wait(for: reading, of: process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Waits until the process ends, by itself or by a signal from this one. Its end closes the pipe.
  private static func wait(for pipe: Int32, of process: pid_t) {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(mostWaiting) * 1_000_000_000
    while true {
      let now = DispatchTime.now().uptimeNanoseconds
      var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let count = now < end ? poll(&ready, 1, Int32((end - now) / 1_000_000 + 1)) : 0
      if count > 0 { return }
      if count == 0 {
        kill(process, SIGKILL)
        return
      }
    }
  }
}

extension VectorDimensions {
  fileprivate init(_ answer: VectorWorker.Answer) {
    self.init(
      size: answer.hasSize != 0 ? CGSize(width: answer.width, height: answer.height) : nil,
      box: answer.hasBox != 0 ? CGSize(width: answer.boxWidth, height: answer.boxHeight) : nil)
  }
}

/// Memory that another process can map as well.
private final class SharedMemory {
  let file: Int32
  let bytes: UnsafeMutableRawBufferPointer

  /// Memory of a number of bytes; nil on an error, which is in `errno`.
  init?(_ count: Int) {
    let made = espalier_memory_file("espalier-drawing", 0)
    guard made >= 0 else { return nil }
    let file = Self.high(made)
    close(made)
    guard file >= 0, ftruncate(file, count) == 0, espalier_seal_size(file) == 0,
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), start != MAP_FAILED
    else {
      close(file)
      return nil
    }
    self.file = file
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    munmap(bytes.baseAddress, bytes.count)
    close(file)
  }

  /// The same file under a number beyond those that the process receives.
  static func high(_ file: Int32) -> Int32 { fcntl(file, F_DUPFD_CLOEXEC, 10) }
}
