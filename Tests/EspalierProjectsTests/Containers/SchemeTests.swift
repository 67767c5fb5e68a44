// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Schemes")
struct SchemeTests {
  /// The text of a scheme that runs a target.
  static func text(_ target: String, id: String? = nil, launch: String = "", in container: String = "App.xcodeproj")
    -> String
  {
    let reference = """
      <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(id ?? "T-" + target)"
        BuildableName = "\(target).app" BlueprintName = "\(target)" ReferencedContainer = "container:\(container)"/>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion = "1640" version = "1.7">
        <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning = "YES">\(reference)</BuildActionEntry>
        </BuildActionEntries></BuildAction>
        <TestAction buildConfiguration = "Debug"><CommandLineArguments>
          <CommandLineArgument argument = "-test" isEnabled = "YES"/></CommandLineArguments></TestAction>
        <LaunchAction buildConfiguration = "Release">
          <BuildableProductRunnable runnableDebuggingMode = "0">\(reference)</BuildableProductRunnable>
          \(launch)
        </LaunchAction>
      </Scheme>
      """
  }

  @Test func theLaunchActionHasTheTargetArgumentsAndEnvironment() throws {
    let launch = """
      <CommandLineArguments>
        <CommandLineArgument argument = "-level 3" isEnabled = "YES"></CommandLineArgument>
        <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
        <CommandLineArgument argument = "&quot;two words&quot; a\\ b"/>
      </CommandLineArguments>
      <EnvironmentVariables>
        <EnvironmentVariable key = "SERVER" value = "a&amp;b" isEnabled = "YES"/>
        <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
        <EnvironmentVariable key = "EMPTY" isEnabled = "YES"/>
      </EnvironmentVariables>
      """
    let scheme = try Scheme(name: "App", Data(Self.text("App", launch: launch).utf8))
    #expect(scheme.launched?.name == "App" && scheme.launched?.id == "T-App")
    #expect(scheme.launched?.container == "App.xcodeproj" && scheme.built.map(\.name) == ["App"])
    #expect(scheme.configuration == "Release")
    #expect(scheme.arguments == ["-level", "3", "two words", "a b"])
    #expect(scheme.environment == ["SERVER": "a&b", "EMPTY": ""])
  }

  @Test func aSchemeOfTestsRunsNothing() throws {
    let scheme = try Scheme(name: "Tests", Data("<Scheme><TestAction/></Scheme>".utf8))
    #expect(scheme.launched == nil && scheme.built.isEmpty && scheme.arguments.isEmpty && scheme.configuration == nil)
  }

  @Test func schemesAreSharedOrThoseOfUsers() throws {
    let folder = TemporaryFolder()
    try folder.write(Self.text("A"), to: "App.xcodeproj/xcshareddata/xcschemes/Shared.xcscheme")
    try folder.write(Self.text("A"), to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
    try folder.write("", to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/xcschememanagement.plist")
    var problems: [ProjectProblem] = []
    let schemes = Scheme.all(in: folder.place("App.xcodeproj"), problems: &problems)
    #expect(schemes.map(\.name) == ["Shared", "Mine"] && problems.isEmpty)
  }

  @Test func damagedSchemesAreReported() throws {
    let folder = TemporaryFolder()
    try folder.write("<Scheme>", to: "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    try folder.write("<Workspace/>", to: "App.xcodeproj/xcshareddata/xcschemes/B.xcscheme")
    try folder.write(Self.text("A"), to: "App.xcodeproj/xcshareddata/xcschemes/C.xcscheme")
    var problems: [ProjectProblem] = []
    let schemes = Scheme.all(in: folder.place("App.xcodeproj"), problems: &problems)
    #expect(schemes.map(\.name) == ["C"])
    #expect(
      problems.map(\.reason) == [
        "The scheme is damaged, line 1, column 1: the element Scheme has no end.",
        "The scheme is damaged, it is no scheme.",
      ])
  }
}
