// SPDX-License-Identifier: MIT

/// The purpose of a file in a target, from its ending or the type in the project.
enum FileRole: Equatable {
  case swift
  /// A file that Xcode compiles and Espalier does not, with its kind as a noun phrase.
  case other(String)
  case resource
  /// A compiled framework or library.
  case library
  /// A file that is in no phase, such as a header or documentation.
  case none

  private static let others: [String: String] = [
    "m": "a source in Objective-C", "mm": "a source in Objective-C++", "c": "a source in C", "cc": "a source in C++",
    "cpp": "a source in C++", "cxx": "a source in C++", "s": "a source in assembler", "metal": "Metal shaders",
    "xcmappingmodel": "a Core Data mapping",
    "storyboard": "a storyboard", "xib": "an Interface Builder file", "nib": "an Interface Builder file",
    "intentdefinition": "a definition of intents", "mlmodel": "a Core ML model", "mlpackage": "a Core ML model",
    "mlmodelc": "a Core ML model", "rcproject": "a Reality Composer project",
    "realitycomposerpro": "a Reality Composer project", "metallib": "Metal shaders", "l": "a source of Lex",
    "y": "a source of Yacc", "ypp": "a source of Yacc", "d": "a source of DTrace", "iig": "a source of DriverKit",
  ]

  private static let unused: Set<String> = [
    "h", "hh", "hpp", "hxx", "pch", "modulemap", "apinotes", "xcconfig", "entitlements", "xctestplan", "docc",
    "playground", "xcodeproj", "xcworkspace", "gyb", "exp", "swiftpm", "tbd", "xctemplate",
  ]

  private static let libraries: Set<String> = ["framework", "xcframework", "a", "dylib", "o"]

  /// - Parameters:
  ///   - path: A path, or a name.
  ///   - type: The type that the project gives to the file, such as `sourcecode.swift`; nil for that of the ending.
  init(_ path: String, type: String? = nil) {
    let ending = type.flatMap { Self.endings[$0] } ?? ProjectPath.ending(path)
    if ending == "swift" {
      self = .swift
    } else if let kind = Self.others[ending] {
      self = .other(kind)
    } else if Self.libraries.contains(ending) {
      self = .library
    } else {
      self = Self.unused.contains(ending) ? .none : .resource
    }
  }

  /// The endings of types that a file without the usual ending may have.
  private static let endings = [
    "sourcecode.swift": "swift", "sourcecode.c.objc": "m", "sourcecode.cpp.objcpp": "mm", "sourcecode.c.c": "c",
    "sourcecode.cpp.cpp": "cpp", "sourcecode.metal": "metal", "sourcecode.c.h": "h", "file.storyboard": "storyboard",
    "file.xib": "xib", "wrapper.xcdatamodel": "xcdatamodel",
  ]
}
