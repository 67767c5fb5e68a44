// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

/// Each message lists the values that the option takes.
@Suite("Choice of a target")
struct TargetChoiceTests {
  private func target(_ name: String, _ type: String = "application", sdk: String = "iphoneos") -> SampleProject.Target
  {
    var target = SampleProject.Target(name, type)
    target.settings["SDKROOT"] = sdk
    return target
  }

  private func chosen(_ sample: SampleProject, _ options: ProjectOptions = ProjectOptions()) throws -> String {
    try sample.open().appTarget(options).name
  }

  private func failure(_ sample: SampleProject, _ options: ProjectOptions = ProjectOptions()) -> String? {
    do {
      _ = try chosen(sample, options)
      return nil
    } catch let error as ProjectError {
      return error.message
    } catch { return nil }
  }

  private func addScheme(_ name: String, running target: String, to sample: SampleProject, launch: String = "") throws {
    try sample.folder.write(
      SchemeTests.text(target, launch: launch), to: "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  @Test func theOnlyAppIsChosen() throws {
    let sample = SampleProject(targets: [
      target("Kit", "framework"), target("Phone"), target("Tests", "bundle.unit-test"), target("Watch", sdk: "watchos"),
    ])
    #expect(try chosen(sample) == "Phone")
  }

  @Test func theAppWithTheProjectsNameIsChosen() throws {
    #expect(try chosen(SampleProject(targets: [target("Other"), target("App")])) == "App")
  }

  @Test func severalAppsAreListed() {
    let sample = SampleProject(targets: [target("Phone"), target("Desk", sdk: "macosx")])
    #expect(failure(sample) == "App.xcodeproj has 2 apps: Phone (iOS), Desk (macOS); choose one with --target NAME")
  }

  @Test func aPlatformChoosesAmongApps() throws {
    let sample = SampleProject(targets: [target("Phone"), target("Desk", sdk: "macosx")])
    #expect(try chosen(sample, ProjectOptions(platform: .macOS)) == "Desk")
    #expect(
      failure(sample, ProjectOptions(platform: .tvOS))
        == "App.xcodeproj has no app for tvOS; its targets are Phone (an app), Desk (an app); choose one with --target NAME"
    )
  }

  @Test func theSchemeWithTheProjectsNameAndTheOnlySchemeChoose() throws {
    let sample = SampleProject(targets: [target("Phone"), target("Desk", sdk: "macosx")])
    try addScheme("Run", running: "Desk", to: sample)
    #expect(try chosen(sample) == "Desk")
    try addScheme("App", running: "Phone", to: sample)
    #expect(try chosen(sample) == "Phone")
  }

  @Test func aTargetIsNamed() throws {
    let sample = SampleProject(targets: [
      target("A"), target("B"), target("Kit", "framework"), target("Widget", "app-extension"),
      target("Watch", sdk: "watchos"),
    ])
    #expect(try chosen(sample, ProjectOptions(target: "B")) == "B")
    #expect(try chosen(sample, ProjectOptions(target: "Kit")) == "Kit")
    #expect(
      failure(sample, ProjectOptions(target: "C")) == "App.xcodeproj has no target C; --target takes A (iOS), B (iOS)")
    #expect(
      failure(sample, ProjectOptions(target: "Widget"))
        == "Widget is an app extension, which is not built here; name an app with --target")
    #expect(
      failure(sample, ProjectOptions(target: "Watch"))
        == "Watch is a watch app, which is not built here; name an app with --target")
  }

  @Test func projectsWithoutAppsListTheirTargets() {
    #expect(
      failure(SampleProject(targets: [target("Kit", "framework"), target("Tests", "bundle.unit-test")]))
        == "App.xcodeproj has no app; its targets are Kit (a framework), Tests (unit tests); choose one with --target NAME"
    )
    #expect(failure(SampleProject(targets: [])) == "App.xcodeproj has no targets; name another project")
  }

  @Test func aSchemeIsNamed() throws {
    let sample = SampleProject(targets: [target("A"), target("B")])
    try addScheme("Run B", running: "B", to: sample)
    try addScheme("Gone", running: "C", to: sample)
    #expect(try chosen(sample, ProjectOptions(scheme: "Run B")) == "B")
    #expect(try chosen(sample, ProjectOptions(scheme: "A")) == "A")
    #expect(try chosen(sample, ProjectOptions(target: "A", scheme: "Run B")) == "A")
    #expect(
      failure(sample, ProjectOptions(scheme: "C")) == "App.xcodeproj has no scheme C; --scheme takes Gone, Run B")
    #expect(
      failure(sample, ProjectOptions(scheme: "Gone"))
        == "the scheme Gone runs no target of App.xcodeproj; name a target with --target")
  }

  @Test func theSchemeOfTheTargetHasTheArgumentsAndTheConfiguration() throws {
    var sample = SampleProject()
    sample.targets[0].settings["PORT"] = "80"
    let launch = """
      <CommandLineArguments><CommandLineArgument argument = "-root $(SRCROOT)/data" isEnabled = "YES"/></CommandLineArguments>
      <EnvironmentVariables><EnvironmentVariable key = "PORT" value = "${PORT}" isEnabled = "YES"/></EnvironmentVariables>
      """
    try addScheme("App", running: "App", to: sample, launch: launch)
    let all = try sample.open()
    let app = try all.appTarget()
    #expect(app.arguments == ["-root", sample.folder.path + "/data"] && app.environment == ["PORT": "80"])
    #expect(app.configuration == "Release")
    #expect(try all.appTarget(ProjectOptions(configuration: "Debug")).configuration == "Debug")
  }

  @Test func anUnknownConfigurationOrPlatformIsRefused() {
    let sample = SampleProject()
    #expect(
      failure(sample, ProjectOptions(configuration: "Beta"))
        == "App.xcodeproj has no configuration Beta; --configuration takes Debug, Release")
    #expect(
      failure(sample, ProjectOptions(target: "App", platform: .macOS))
        == "App is not built for macOS; --platform takes iOS")
  }

  @Test func oneNameInTwoProjectsIsRefused() throws {
    let folder = TemporaryFolder()
    for name in ["A", "B"] { try SampleProject(name, in: folder).write() }
    try folder.write(
      "<Workspace><FileRef location=\"group:A.xcodeproj\"/><FileRef location=\"group:B.xcodeproj\"/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    let all = try ProjectCollection(folder.place("All.xcworkspace"))
    let error = #expect(throws: ProjectError.self) { try all.appTarget(ProjectOptions(target: "App")) }
    #expect(
      error?.message
        == "2 targets have the name App, in A.xcodeproj and B.xcodeproj; name the project instead of the workspace")
  }
}
