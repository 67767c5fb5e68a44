// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringConditionTests {
  @Test(
    "Conditions of the platform become values of the same length",
    arguments: [
      Lowering("#if os(iOS)\n#endif", "#if true   \n#endif"),
      Lowering("#if os(iOS)\n#endif", "#if false  \n#endif", for: "macOS"),
      Lowering("#if os(macOS)\n#endif", "#if true     \n#endif", for: "macOS"),
      Lowering("#if os(OSX)\n#endif", "#if true   \n#endif", for: "macOS"),
      Lowering("#if os(Linux)\n#elseif os(watchOS)\n#endif", "#if false    \n#elseif false      \n#endif"),
      Lowering("#if targetEnvironment(simulator)\n#endif", "#if false                       \n#endif"),
      Lowering("#if targetEnvironment(macCatalyst)\n#endif", "#if false                         \n#endif"),
      Lowering("#if _runtime(_ObjC)\n#endif", "#if false          \n#endif"),
      Lowering("#if canImport(UIKit)\n#endif", "#if true            \n#endif"),
      Lowering("#if canImport(UIKit.UIColor)\n#endif", "#if true                    \n#endif"),
      Lowering("#if canImport(UIKit, _version: 1)\n#endif", "#if true                         \n#endif"),
      Lowering("#if canImport(AppKit)\n#endif", "#if false            \n#endif"),
      Lowering("#if !os(iOS) || (os(macOS))\n#endif", "#if !true    || (false    )\n#endif"),
      Lowering("#if os(iOS) && DEBUG // both\n#endif", "#if true    && DEBUG // both\n#endif"),
    ])
  func conditionsOfThePlatform(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source, for: lowering.platform).text == lowering.lowered)
  }

  @Test("As on Linux, the system is Linux and modules of Apple's are absent")
  func linux() throws {
    #expect(
      try LoweredFile("#if os(Linux) && !os(iOS) && !canImport(AppKit)\n#endif", for: "Linux").text
        == "#if true      && !false   && !false            \n#endif")
  }

  @Test("A name that is left out is false, alone and in a condition with others")
  func undefinedNames() throws {
    let source = "#if DEBUG && canImport(Charts)\n#elseif !DEBUG\n#elseif DEBUGGING\n#endif"
    #expect(
      try LoweredFile(source, without: ["DEBUG"]).text
        == "#if false && canImport(Charts)\n#elseif !false\n#elseif DEBUGGING\n#endif")
    #expect(try LoweredFile(source).text == source)
  }

  @Test(
    "Conditions of the compiler stay",
    arguments: ["DEBUG", "swift(>=6)", "compiler(>=6.3)", "arch(arm64)", "canImport(Charts)", "hasFeature(X)", "true"])
  func conditionsOfTheCompiler(condition: String) throws {
    let file = try LoweredFile("#if \(condition)\n#endif")
    #expect(file.text == "#if \(condition)\n#endif")
    #expect(!file.changed)
  }

  @Test(
    "Conditions are lowered wherever they may be",
    arguments: [
      "let a = b\n  #if os(iOS)\n  .c()\n  #endif", "switch a {\n#if os(iOS)\ncase 1: break\n#endif\ndefault: break\n}",
      "struct A {\n#if os(iOS)\nvar a = 1\n#endif\n}", "#if os(iOS)\n@MainActor\n#endif\nfunc a() {}",
      "#if DEBUG\n#if os(iOS)\n#endif\n#endif",
    ])
  func places(source: String) throws {
    #expect(try LoweredFile(source).text == source.replacing("os(iOS)", with: "true   "))
  }

  @Test func branchesOfOtherPlatformsStay() throws {
    let file = try LoweredFile(
      "#if os(macOS)\n@objc class A {}\n#elseif DEBUG\n@objc class B {}\n#elseif os(iOS)\n@objc class C {}\n#else\n@objc class D {}\n#endif"
    )
    #expect(
      file.text
        == "#if false    \n@objc class A {}\n#elseif DEBUG\n      class B {}\n#elseif true   \n      class C {}\n#else\n"
        + "@objc class D {}\n#endif")
  }

  @Test("A branch that the parser cannot read stays, and does not keep others from being lowered")
  func unreadableBranches() throws {
    let file = try LoweredFile("#if FOO\nfunc ] @objc\n#else\n@objc class A {}\n#endif")
    #expect(file.text == "#if FOO\nfunc ] @objc\n#else\n      class A {}\n#endif")
  }

  @Test(
    "Checks of availability stay: on Linux '*' decides them",
    arguments: ["#available(iOS 99, *)", "#unavailable(iOS 9)"])
  func availability(check: String) throws {
    #expect(try !LoweredFile("if \(check) {}").changed)
  }
}
