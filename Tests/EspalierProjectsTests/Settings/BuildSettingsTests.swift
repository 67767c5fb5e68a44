// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Levels of build settings")
struct BuildSettingsTests {
  private func settings(_ levels: [[SettingAssignment]]) -> BuildSettings {
    BuildSettings(levels, SettingContext(sdks: ["macosx"], configuration: "Debug"))
  }

  @Test func theHighestLevelIsUsed() {
    let settings = settings([
      [SettingAssignment("A", "1"), SettingAssignment("B", "1")], [SettingAssignment("A", "2")],
    ])
    #expect(settings["A"] == "2" && settings["B"] == "1" && settings["C"] == "")
    #expect(settings.isAssigned("A") && !settings.isAssigned("C"))
  }

  @Test func theLastAssignmentOfALevelIsUsed() {
    let settings = settings([[SettingAssignment("A", "1"), SettingAssignment("A", "2 $(inherited)")]])
    #expect(settings["A"] == "2 1")
  }

  @Test func assignmentsForOtherBuildsAreIgnored() {
    let settings = settings([
      SettingAssignment.all(of: [
        "A": .text("all"), "A[sdk=iphoneos*]": .text("phone"), "A[sdk=macosx*]": .text("$(inherited) mac"),
      ])
    ])
    #expect(settings["A"] == "all mac")
  }

  @Test(arguments: [
    ("YES", true), ("yes", true), ("1", true), ("true", true), ("NO", false), ("", false), ("$(B)", true),
  ])
  func truthValues(value: String, expected: Bool) {
    #expect(settings([[SettingAssignment("A", value), SettingAssignment("B", "YES")]]).isTrue("A") == expected)
  }
}
