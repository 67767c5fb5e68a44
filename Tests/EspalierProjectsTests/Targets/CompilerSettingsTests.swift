// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Settings of the Swift compiler")
struct CompilerSettingsTests {
  private func settings(_ values: [String: String]) -> CompilerSettings {
    CompilerSettings(
      BuildSettings([values.map { SettingAssignment($0.key, $0.value) }], SettingContext(configuration: "Debug")))
  }

  @Test(arguments: [
    ("5.0", "5"), ("6.0", "6"), ("6.2", "6"), ("6", "6"), ("4.2", "5"), ("", "5"), ("x", "5"), ("10.0", "6"),
  ])
  func languageModes(version: String, mode: String) {
    #expect(settings(["SWIFT_VERSION": version]).languageMode == mode)
  }

  @Test func conditionsComeFromTheirSettingAndFromFlags() {
    let settings = settings([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited) A-B é DEBUG X=1",
      "OTHER_SWIFT_FLAGS": "-D FIRST -DSECOND -Xfrontend -DNONE -warn-x -D DEBUG -D",
    ])
    #expect(settings.conditions == ["DEBUG", "é", "FIRST", "SECOND"])
  }

  @Test func theIsolationIsThatOfTheSettingOrAFlag() {
    #expect(settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]).isMainActorByDefault)
    #expect(settings(["OTHER_SWIFT_FLAGS": "-default-isolation MainActor"]).isMainActorByDefault)
    #expect(!settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"]).isMainActorByDefault)
  }

  @Test func upcomingFeaturesHaveTheCompilersNames() {
    let values = [
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO",
      "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "YES", "OTHER_SWIFT_FLAGS": "-enable-upcoming-feature Later",
    ]
    #expect(settings(values).features == ["ConciseMagicFile", "MemberImportVisibility", "Later"])
    #expect(settings(values.merging(["SWIFT_VERSION": "6.0"]) { $1 }).features == ["MemberImportVisibility", "Later"])
  }

  @Test func approachableConcurrencyEnablesSeveralFeatures() {
    let values = ["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "NO"]
    #expect(
      settings(values).features == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
      ])
    #expect(
      settings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_VERSION": "6.0"]).features == [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ])
  }
}
