// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Build settings in texts")
struct SettingEvaluatorTests {
  private func settings(_ values: [String: String]) -> BuildSettings {
    BuildSettings([values.map { SettingAssignment($0.key, $0.value) }], SettingContext(configuration: "Debug"))
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$[NAME]", "My App"), ("$NAME!", "My App!"), ("a$(NONE)b", "ab"),
    ("$(A_$(KIND))", "one"), ("$(A_${KIND}$(NONE))", "one"), ("$$(NAME)", "$(NAME)"), ("cost: $", "cost: $"),
    ("$5", "$5"),
    ("$(NAME", "My App"), ("$()", ""), ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"),
    ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:c99extidentifier)", "My_App"),
    ("$(NAME:identifier:lower)", "my_app"),
    ("$(NONE:default=x)", "x"), ("$(NONE:default=$(NAME:lower))", "my app"), ("$(NAME:default=x)", "My App"),
    ("$(NONE:default=)", ""), ("$(NAME:unknown)", "My App"), ("$(PATH:dir)", "/a/b/"), ("$(PATH:file)", "c.txt"),
    ("$(PATH:base)", "c"), ("$(PATH:suffix)", ".txt"), ("$(NAME:quote)", "\"My App\""), ("$(FLAG:not)", "NO"),
    ("é $(NAME) 日", "é My App 日"),
  ])
  func references(text: String, expected: String) {
    let settings = settings(["NAME": "My App", "KIND": "X", "A_X": "one", "PATH": "/a/b/c.txt", "FLAG": "YES"])
    #expect(settings.expand(text) == expected)
  }

  @Test(arguments: [
    ("2nd App!", "_nd_App_", "-nd-App-"), ("Ünï-Cødé", "Ünï_Cødé", "U-ni--C-de-"), ("", "", ""), ("日本", "日本", "--"),
    ("a.b_c", "a_b_c", "a-b-c"),
  ])
  func identifiers(name: String, module: String, host: String) {
    #expect(SettingText.modified(name, by: "c99extidentifier") == module)
    #expect(SettingText.modified(name, by: "rfc1034identifier") == host)
  }

  @Test func inheritedIsTheValueBelow() {
    let levels = [
      ["A": "1", "B": "b"], ["A": "$(inherited) 2"], [:], ["A": "$(inherited) 3 $(B)", "B": "$(inherited)c"],
    ]
    let settings = BuildSettings(
      levels.map { $0.map { SettingAssignment($0.key, $0.value) } }, SettingContext(configuration: "Debug"))
    #expect(settings["A"] == "1 2 3 bc")
  }

  @Test func aSettingMayExtendItselfByItsName() {
    let settings = BuildSettings(
      [[SettingAssignment("A", "com.app")], [SettingAssignment("A", "$(inherited).tests")]],
      SettingContext(configuration: "Debug"))
    #expect(settings["A"] == "com.app.tests")
  }

  @Test func cyclesAreEmptyAndReported() {
    let settings = settings(["A": "a$(B)", "B": "b$(C)", "C": "c$(B)", "D": "$(D)"])
    #expect(settings["A"] == "abc" && settings["D"] == "")
    #expect(
      settings.cycle(of: "A") == ["B", "C"] && settings.cycle(of: "D") == ["D"] && settings.cycle(of: "E") == nil)
  }

  @Test func valuesThatDoubleHaveALimit() {
    var values = ["A0": "text"]
    for number in 1...60 { values["A\(number)"] = "$(A\(number - 1))$(A\(number - 1))" }
    #expect(settings(values)["A60"].utf8.count == SettingEvaluator.longest)
  }

  @Test func referencesInEachOtherHaveALimit() {
    let deep = String(repeating: "$(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
    #expect(settings(["A": "x"]).expand(deep) == "")
    var chain = ["A0": "x"]
    for number in 1...1_000 { chain["A\(number)"] = "$(A\(number - 1))" }
    #expect(settings(chain)["A1000"] == "" && settings(chain)["A40"] == "x")
  }

  @Test(arguments: [
    ("a b  c", ["a", "b", "c"]), (#""a b" c\ d 'e f'"#, ["a b", "c d", "e f"]), (#"x"y z"w"#, ["xy zw"]), ("", []),
    (#""""#, [""]),
    (#"-DA "-D B""#, ["-DA", "-D B"]), (#"a\"#, ["a"]),
  ])
  func listsAreSplitAsInTheShell(value: String, items: [String]) { #expect(SettingText.items(value) == items) }
}
