// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Assignments of build settings")
struct SettingAssignmentTests {
  @Test func conditionsStandInBrackets() {
    let assignment = SettingAssignment(key: "NAME[sdk=iphoneos*][arch=arm64,config=Debug]", value: "x")
    #expect(assignment.name == "NAME")
    #expect(assignment.conditions.map(\.parameter) == ["sdk", "arch", "config"])
    #expect(assignment.conditions.map(\.pattern) == ["iphoneos*", "arm64", "Debug"])
  }

  @Test(arguments: ["NAME[sdk", "NAME[sdk=a", "NAME[sdk]", "NAME[=]"]) func damagedConditionsBelongToTheName(
    key: String
  ) {
    #expect(SettingAssignment(key: key, value: "") == SettingAssignment(key, ""))
  }

  @Test func arraysAreListsWithSpaces() {
    let all = SettingAssignment.all(of: [
      "B": .array([.text("$(inherited)"), .text("x")]), "A[sdk=*]": .text("1"), "A": .text("2"), "C": .dictionary([:]),
    ])
    #expect(all.map(\.name) == ["A", "A", "B"] && all.map(\.value) == ["2", "1", "$(inherited) x"])
  }

  @Test(arguments: [
    ("[sdk=iphoneos*]", true), ("[sdk=iphoneos]", true), ("[sdk=iphonesimulator*]", false), ("[sdk=*]", true),
    ("[config=Debug]", true), ("[config=Rel*]", false), ("[sdk=iphone*][config=Release]", false),
    ("[platform=*]", true), ("[platform=x]", false), ("[variant=normal]", true),
  ])
  func patternsAreComparedWithTheBuild(conditions: String, holds: Bool) {
    let context = SettingContext(sdks: ["iphoneos", "iphoneos99.0"], configuration: "Debug")
    #expect(context.holds(SettingAssignment(key: "A" + conditions, value: "")) == holds)
  }

  @Test func onlyAStarMatchesAPlatformThatIsNotChosen() {
    let context = SettingContext(configuration: "Debug")
    #expect(context.holds(SettingAssignment(key: "A[sdk=*]", value: "")))
    #expect(!context.holds(SettingAssignment(key: "A[sdk=macosx*]", value: "")))
  }
}
