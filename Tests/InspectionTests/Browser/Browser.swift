// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Chromium without a window, driven by the protocol of WebDriver.
final class Browser: Sendable {
  static let canRun = ["chromium", "chromedriver"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// The browser of the suite that runs.
  @TaskLocal static var current: Browser?

  private let driver: Process
  private let connection: DriverConnection
  private let session: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the driver on a port that is free, and a browser with a page of 1280 × 800 points.
  init(scale: Int = 1) async throws {
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    driver.arguments = ["chromedriver", "--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    guard let port = Self.port(announcedIn: output.fileHandleForReading) else {
      throw Failure(description: "chromedriver did not start")
    }
    connection = DriverConnection(port: port)
    let options: JSON = [
      "args": [
        // Tests run as root in containers, where Chromium's sandbox and the shared memory for it do not exist.
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--window-size=1280,800",
        "--disable-background-networking", "--disable-component-update", "--no-first-run",
      ]
    ]
    let wanted: JSON = ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
    do {
      let answer = try await Self.send("POST", "/session", ["capabilities": ["alwaysMatch": wanted]], over: connection)
      guard let identifier = answer["sessionId"]?.string else { throw Failure(description: "no session: \(answer)") }
      session = "/session/\(identifier)"
    } catch {
      Self.end(driver)
      throw error
    }
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1280, "height": 800, "deviceScaleFactor": .number(Double(scale)), "mobile": false])
  }

  func quit() async {
    _ = try? await send("DELETE", "", nil)
    Self.end(driver)
  }

  /// The driver has nothing to keep, and does not end by a signal that asks it to.
  private static func end(_ driver: Process) {
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  /// A command of the browser's own protocol, for what WebDriver has none.
  func command(_ name: String, _ parameters: JSON) async throws {
    try await send("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }

  @discardableResult
  func send(_ method: String, _ path: String, _ body: JSON?) async throws -> JSON {
    try await Self.send(method, session + path, body, over: connection)
  }

  private static func send(
    _ method: String, _ path: String, _ body: JSON?, over connection: DriverConnection
  ) async throws -> JSON {
    let answer = try await connection.request(method, path, body: body.map { try JSONEncoder().encode($0) })
    let value = try JSONDecoder().decode(JSON.self, from: answer.body)["value"] ?? .null
    guard answer.status == 200 else {
      throw Failure(description: "\(method) \(path): \(value["message"]?.string ?? "\(value)")")
    }
    return value
  }

  /// The driver prints one line with the port that it chose, after lines that mention the one that was asked for.
  private static func port(announcedIn handle: FileHandle) -> Int? {
    var output = ""
    while true {
      let data = handle.availableData
      if data.isEmpty { return nil }
      output += String(decoding: data, as: UTF8.self)
      if let line = output.firstMatch(of: /successfully on port (\d+)/) { return Int(line.1) }
    }
  }
}

/// Gives the tests of a suite one browser.
struct WithBrowser: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser()
    do {
      try await Browser.$current.withValue(browser) { try await function() }
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }
}

extension Trait where Self == WithBrowser {
  static var browser: Self { WithBrowser() }
}

/// The suites of what a browser shows: one after another in one browser.
@Suite(
  .serialized, .enabled(if: Browser.canRun, "no chromium, or no chromedriver; `make deps` installs them"), .browser)
enum PageTests {}
