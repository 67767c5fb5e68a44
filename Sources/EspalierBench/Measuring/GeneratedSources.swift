// SPDX-License-Identifier: MIT

import Foundation

/// Files of SwiftUI code with which the compiler is measured.
struct GeneratedSources {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "espalier-bench-" + UUID().uuidString)

  /// A file with one body of 40 modifiers.
  var longBody: String { folder.appendingPathComponent("LongBody.swift").path }
  /// A folder of 20 files with 500 lines each.
  var module: String { folder.appendingPathComponent("Module").path }

  init() throws {
    try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
    let body = (Self.modifiers + Self.modifiers).joined(separator: "\n      ")
    try """
    import SwiftUI

    struct LongBody: View {
      @State private var count = 0
      var body: some View {
        Text("Hello")
          \(body)
      }
    }

    """.write(toFile: longBody, atomically: true, encoding: .utf8)
    for file in 0..<20 {
      let cards = (0..<20).map { Self.card("\(file)_\($0)") }
      try ("import SwiftUI\n\n" + cards.joined(separator: "\n"))
        .write(toFile: module + "/File\(file).swift", atomically: true, encoding: .utf8)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let modifiers = [
    ".padding()", ".padding(.horizontal, 4)", ".background(.blue)", ".foregroundStyle(.white)", ".font(.headline)",
    ".frame(maxWidth: .infinity)", ".cornerRadius(4)", ".shadow(radius: 2)", ".opacity(0.9)", ".offset(x: 1)",
    ".rotationEffect(.degrees(3))", ".scaleEffect(1.1)", ".onTapGesture { count += 1 }", ".onAppear { count = 1 }",
    ".animation(.default, value: count)", ".overlay { Text(\"over\") }",
    ".clipShape(RoundedRectangle(cornerRadius: 4))", ".accessibilityLabel(\"label\")", ".disabled(count > 3)",
    ".id(count)",
  ]

  /// A view of 25 lines as people write them.
  private static func card(_ name: String) -> String {
    """
    struct Card\(name): View {
      let name: String
      @State private var isOpen = false
      @State private var note = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Image(systemName: isOpen ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(isOpen ? .green : .secondary)
            Text(name).font(.headline)
            Spacer()
            Text(Double(note.count), format: .currency(code: "EUR")).monospacedDigit()
          }
          if isOpen {
            TextField("Note", text: $note).textFieldStyle(.roundedBorder).transition(.opacity)
          }
          Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } }.buttonStyle(.borderless)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.background))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.secondary.opacity(0.3)))
      }
    }

    """
  }
}
