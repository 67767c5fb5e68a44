import Foundation

/// An X display of its own for one test, with nobody else on it: its pixels lie in a file.
final class Display {
  let name: String
  private let server = Process()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  /// Whether this machine has a server for displays without a screen, and somebody to move the mouse.
  static let isAvailable = ["Xvfb", "xdotool"].allSatisfy { Tool.find($0) != nil }

  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  init(width: Int = 1000, height: Int = 800) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipe = Pipe()
    server.executableURL = Tool.find("Xvfb")
    // The server writes the number of a free display to its standard output.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.hasSuffix("\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      number += String(decoding: byte, as: UTF8.self)
    }
    name = ":" + number.trimmingCharacters(in: .newlines)
  }

  deinit {
    // The test runner's threads block all other signals, and its children inherit that.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    let number = name.dropFirst()
    for path in [folder.path, "/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// What is on the screen.
  func shot() throws -> Shot {
    try Shot(xwd: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
  }

  /// Moves the mouse, presses keys: the words of xdotool.
  @discardableResult
  func xdotool(_ words: String...) throws -> String {
    try Tool.run("xdotool", words, environment: ["DISPLAY": name]).output
  }

  /// The window with a title, once it is there.
  func window(_ title: String, within seconds: Double = 60) throws -> DisplayWindow {
    try wait(seconds, for: "the window \(title)") {
      let ids = try? self.xdotool("search", "--onlyvisible", "--name", "^\(title)$").split(separator: "\n")
      guard let id = ids?.last.map(String.init) else { return nil }
      let lines = try self.xdotool("getwindowgeometry", "--shell", id).split(separator: "\n")
      func number(_ key: String) -> Int? {
        lines.first { $0.hasPrefix(key + "=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
      }
      guard let x = number("X"), let y = number("Y"), let width = number("WIDTH"), let height = number("HEIGHT"),
        width > 1, height > 1
      else { return nil }
      return DisplayWindow(id: id, x: x, y: y, width: width, height: height)
    }
  }
}

/// Where a window is, in pixels of the screen, with its title bar.
struct DisplayWindow: Equatable {
  let id: String
  let x, y, width, height: Int
}

/// The pixels of a screen, or of a part of it.
struct Shot: Equatable {
  let width, height: Int
  /// Red in the lowest byte, rows from the top.
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The server's file: a header of big numbers, colours, then rows of blue, green, red and nothing.
  init(xwd data: Data) throws {
    let bytes = [UInt8](data)
    func number(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[index * 4 + $1]) }
    }
    guard bytes.count > 100, number(11) == 32 else { throw Missing(what: "a screen of 32 bits per pixel") }
    let (width, height, stride) = (number(4), number(5), number(12))
    let start = number(0) + number(19) * 12
    pixels = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let place = start + row * stride + column * 4
        pixels.append(UInt32(bytes[place + 2]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place]) << 16)
      }
    }
    (self.width, self.height) = (width, height)
  }

  /// Of bytes in the order red, green, blue, opacity.
  init(width: Int, height: Int, rgba: [UInt8]) {
    self.init(
      width: width, height: height,
      pixels: stride(from: 0, to: rgba.count, by: 4).map {
        UInt32(rgba[$0]) | UInt32(rgba[$0 + 1]) << 8 | UInt32(rgba[$0 + 2]) << 16
      })
  }

  func part(x: Int, y: Int, width: Int, height: Int) -> Shot {
    Shot(
      width: width, height: height,
      pixels: (y..<y + height).flatMap { row in pixels[row * self.width + x..<row * self.width + x + width] })
  }

  /// As a file that picture viewers know.
  func write(_ path: String) throws {
    var data = Data("P6 \(width) \(height) 255\n".utf8)
    for pixel in pixels { data += [UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255)] }
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// How another picture's pixels differ.
  func difference(from other: Shot) -> Difference {
    guard width == other.width, height == other.height else { return Difference(largest: 255, part: 1) }
    var (largest, visible) = (0, 0)
    for (a, b) in zip(pixels, other.pixels) where a != b {
      let here = ([0, 8, 16] as [UInt32]).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max()!
      largest = max(largest, here)
      if here > 4 { visible += 1 }
    }
    return Difference(largest: largest, part: Double(visible) / Double(pixels.count))
  }

  struct Difference: CustomStringConvertible {
    /// Of a channel, 0…255.
    let largest: Int
    /// Of the pixels, those that differ by more than 4.
    let part: Double

    /// Cairo smooths curves, and mixes the colours of angular gradients, by the place where their drawing begins.
    var isRounding: Bool { largest <= 24 && part < 0.002 }
    var description: String { "largest \(largest), \(Int(part * 1e6)) of a million pixels" }
  }
}
