// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierServiceManagement

@Suite("Programs that start with the session")
struct AppServiceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("autostart-\(UUID().uuidString)")

  private func entry(_ executable: String = "/bin/sh", _ variables: [String: String] = [:]) -> AutostartEntry {
    AutostartEntry(
      identifier: "org.example.App", name: "An App\n\\", executable: URL(fileURLWithPath: executable),
      environment: variables.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
  }

  private func service(_ entry: AutostartEntry) -> SMAppService { SMAppService(entry: entry, name: "An App") }

  private func text(_ entry: AutostartEntry) throws -> String { try String(contentsOf: entry.url, encoding: .utf8) }

  @Test("A registered program has an entry in the autostart folder, and none after it was removed") func registration()
    throws
  {
    let entry = entry()
    let service = service(entry)
    #expect(service.status == .notRegistered)
    try service.register()
    #expect(service.status == .enabled)
    #expect(entry.url.path == folder.path + "/autostart/org.example.App.desktop")
    #expect(
      try text(entry) == """
        [Desktop Entry]
        Type=Application
        Version=1.0
        Name=An App\\n\\\\
        Exec=/bin/sh
        TryExec=/bin/sh
        Terminal=false
        X-GNOME-Autostart-enabled=true

        """)
    #expect(throws: NSError.self) { try service.register() }
    try service.unregister()
    #expect(service.status == .notRegistered)
    #expect(!entry.exists)
  }

  @Test("The errors of a second registration and of a second removal have Apple's codes") func errors() throws {
    let service = service(entry())
    func code(_ body: () throws -> Void) -> Int? {
      do { try body() } catch {
        return (error as NSError).domain == SMAppServiceErrorDomain ? (error as NSError).code : nil
      }
      return nil
    }
    #expect(code { try service.unregister() } == kSMErrorJobNotFound)
    try service.register()
    #expect(code { try service.register() } == kSMErrorAlreadyRegistered)
    let agent = SMAppService.agent(plistName: "agent.plist")
    #expect(agent.status == .notFound)
    #expect(code { try agent.register() } == kSMErrorJobPlistNotFound)
    #expect(SMAppService.daemon(plistName: "a").status == .notFound)
    #expect(SMAppService.loginItem(identifier: "a").status == .notFound)
  }

  @Test(
    "An entry that the user has turned off requires approval, and is not overwritten",
    arguments: [
      "Hidden=true", "X-GNOME-Autostart-enabled=false",
    ])
  func approval(line: String) throws {
    let entry = entry()
    let service = service(entry)
    try FileManager.default.createDirectory(at: entry.folder, withIntermediateDirectories: true)
    try "[Desktop Entry]\nExec=/bin/sh\n\(line)\n[Other]\nHidden=false\n".write(
      to: entry.url, atomically: true, encoding: .utf8)
    #expect(service.status == .requiresApproval)
    #expect(throws: NSError.self) { try service.register() }
    #expect(try text(entry).contains(line))
  }

  @Test("A program that was moved is registered again") func moved() throws {
    let old = entry("/nowhere/app")
    try service(old).register()
    #expect(service(old).status == .notRegistered)
    let new = entry("/bin/sh")
    try service(new).register()
    #expect(service(new).status == .enabled)
    #expect(try text(new).contains("Exec=/bin/sh\n"))
  }

  @Test("A command protects spaces, quotes and percent signs, and has the variables of compiled programs")
  func quoting() throws {
    let entry = entry("/tmp/My \"App\" 100%", ["ESPALIER_RESOURCES": "/tmp/a b"])
    try service(entry).register()
    #expect(
      try text(entry).contains(
        #"Exec=env "ESPALIER_RESOURCES=/tmp/a b" "/tmp/My \\"App\\" 100%%""# + "\n"))
  }

  @Test("A removal calls its handler") func handler() async throws {
    let service = service(entry())
    try service.register()
    let error: (any Error)? = await withCheckedContinuation { continuation in
      service.unregister { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    await #expect(throws: NSError.self) { try await service.unregister() }
  }

  @Test("Privileged programs are refused with a reason") func helpers() throws {
    #expect(!SMLoginItemSetEnabled("org.example.Agent", true))
    #expect(SMCopyAllJobDictionaries(kSMDomainUserLaunchd) == nil)
    var error: Unmanaged<NSError>?
    #expect(!SMJobBless(kSMDomainSystemLaunchd, "org.example.Agent", nil, &error))
    let reason = try #require(error?.takeRetainedValue())
    #expect(reason.code == kSMErrorServiceUnavailable)
    #expect(reason.localizedDescription.contains("org.example.Agent"))
  }
}
