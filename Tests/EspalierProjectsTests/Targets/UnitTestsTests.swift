// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

/// The targets with unit tests that belong to an app.
@Suite("Unit tests of a target")
struct UnitTestsTests {
  private func tests(_ name: String, _ settings: [String: String] = [:], on targets: String...) -> SampleProject.Target
  {
    var tests = SampleProject.Target(name, "bundle.unit-test")
    tests.settings.merge(settings) { $1 }
    tests.dependencies = targets.map { "D-\(name)-\($0)" }
    return tests
  }

  private func names(_ sample: SampleProject, of target: String = "App") throws -> [String] {
    var sample = sample
    for tests in sample.targets {
      for dependency in tests.dependencies {
        let target = dependency.split(separator: "-").last.map(String.init) ?? ""
        sample.objects[dependency] = "isa = PBXTargetDependency; target = \"T-\(target)\";"
      }
    }
    return try sample.open().unitTests(ProjectOptions(target: target)).map(\.name)
  }

  @Test("Tests belong to their host, by its product, its name, or a dependency") func host() throws {
    let host = ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App"]
    let other = ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Other.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Other"]
    let sample = SampleProject(targets: [
      SampleProject.Target("App"), SampleProject.Target("Other"), tests("Hosted", host), tests("OfOther", other),
      tests("Named", ["TEST_TARGET_NAME": "App"]), tests("Depending", on: "App"),
      SampleProject.Target("Interface", "bundle.ui-testing"),
    ])
    #expect(try names(sample) == ["Hosted", "Named", "Depending"])
    #expect(try names(sample, of: "Other") == ["OfOther"])
  }

  @Test("Tests without a host belong to the apps that need the same library, with the library as their dependency")
  func library() throws {
    var app = SampleProject.Target("App")
    app.dependencies = ["D-App-Kit"]
    let sample = SampleProject(targets: [
      app, SampleProject.Target("Kit", "framework"), tests("KitTests", on: "Kit"), tests("Alone"),
    ])
    #expect(try names(sample) == ["KitTests"])
    var known = sample
    for name in ["D-App-Kit", "D-KitTests-Kit"] {
      known.objects[name] = "isa = PBXTargetDependency; target = \"T-Kit\";"
    }
    #expect(try known.open().unitTests()[0].dependencies.map(\.name) == ["Kit"])
  }
}
