// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringAttributeTests {
  @Test(
    "Attributes of the Objective-C runtime become spaces",
    arguments: [
      Lowering("@objc func a() {}", "      func a() {}"),
      Lowering("@objc(b:) func a(_ c: Int) {}", "          func a(_ c: Int) {}"),
      Lowering("@objc(B)\n@objcMembers\nclass A {}", "        \n            \nclass A {}"),
      Lowering("class A { @objc dynamic var a = 1 }", "class A {               var a = 1 }"),
      Lowering("class A { var a: Int { @objc(b) get { 1 } } }", "class A { var a: Int {          get { 1 } } }"),
      Lowering("class A { @nonobjc func a() {} }", "class A {          func a() {} }"),
      Lowering("class A { @NSCopying var a: B }", "class A {            var a: B }"),
      Lowering("class A { @IBAction func a(_ b: Any) {} }", "class A {           func a(_ b: Any) {} }"),
      Lowering("class A { @IBOutlet private weak var a: B! }", "class A {           private weak var a: B! }"),
      Lowering(
        "@IBDesignable class A { @IBInspectable var a = 1 }", "              class A {                var a = 1 }"),
      Lowering("@objc enum A: Int { case b }", "      enum A: Int { case b }"),
    ])
  func removedAttributes(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source).text == lowering.lowered)
  }

  @Test(
    "Attributes of Swift stay",
    arguments: [
      "@MainActor", "@preconcurrency", "@available(iOS, unavailable)", "@available(iOS, obsoleted: 15)", "@main",
    ])
  func otherAttributes(attribute: String) throws {
    #expect(try !LoweredFile("\(attribute) class A { unowned(unsafe) var b: A }").changed)
  }

  @Test("The attribute of an app's delegate is '@main'")
  func mainAttributes() throws {
    #expect(try LoweredFile("@UIApplicationMain class A {}").text == "@main              class A {}")
    #expect(try LoweredFile("@NSApplicationMain\nclass A {}", for: "macOS").text == "@main             \nclass A {}")
  }

  @Test(
    "A submodule is the module; an import of a declaration stays",
    arguments: [
      Lowering("import UIKit.UIColor // colours", "import UIKit         // colours"),
      Lowering("import Foundation.NSURL; import UIKit", "import Foundation      ; import UIKit"),
      Lowering("import class UIKit.UIColor", "import class UIKit.UIColor"),
      Lowering("import Glibc.stdio", "import Glibc.stdio"),
      Lowering("@preconcurrency import UIKit", "@preconcurrency import UIKit"),
    ])
  func imports(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source).text == lowering.lowered)
  }

  @Test(
    "Literals of Xcode's editor are calls",
    arguments: [
      Lowering(
        "a(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))",
        "a(UIColor      (red: 1, green: 0.5, blue: 0, alpha: 1))"),
      Lowering(
        "a(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))",
        "a(NSColor      (srgbRed: 1, green: 0.5, blue: 0, alpha: 1))", for: "macOS"),
      Lowering("#imageLiteral(resourceName: \"x\").size", "UIImage      (named       : \"x\")!.size"),
      Lowering("#imageLiteral(resourceName: \"x\")", "NSImage      (named       : \"x\")!", for: "macOS"),
      Lowering(
        "a = #fileLiteral(resourceName: \"x\")", "a = Bundle.main.url(forResource : \"x\", withExtension: nil)!"),
    ])
  func literals(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source, for: lowering.platform).text == lowering.lowered)
  }
}
