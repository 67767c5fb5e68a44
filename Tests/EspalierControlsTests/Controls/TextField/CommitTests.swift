// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Fields with the closure of 2019 for Return.
@MainActor
@Suite struct CommitTests {
  @Test("Return in a secure field runs its commit, once, with the text written; other keys do not")
  func secureField() throws {
    struct Page: View {
      let log: Log
      @State private var secret = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $secret) { log.lines.append(secret) }
          SecureField(String("Again"), text: $secret, onCommit: { log.lines.append("again") })
        }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 100))
    let field = try host.get(.role(.secureTextField, name: "Password"))
    try field.type("abc")
    #expect(log.lines.isEmpty)
    try field.key(.return)
    #expect(log.lines == ["abc"])
    #expect(field.value == "•••")
    try host.get(.role(.secureTextField, name: "Again")).key(.return)
    #expect(log.lines == ["abc", "again"])
  }

  @Test("A field with a formatter reports its editing, and runs its commit at Return with the value written")
  func formatter() throws {
    struct Page: View {
      let log: Log
      @State private var amount = 1
      var body: some View {
        VStack {
          TextField(
            "Amount", value: $amount, formatter: NumberFormatter(), onEditingChanged: { log.lines.append("\($0)") },
            onCommit: { log.lines.append("\(amount)") })
          TextField(
            String("Again"), value: $amount, formatter: NumberFormatter(), onCommit: { log.lines.append("again") })
        }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 100))
    let field = try host.get(.label("Amount"))
    try field.type("2")
    try field.key(.return)
    #expect(log.lines.first == "true" && log.lines.contains("12"))
    try host.get(.label("Again")).key(.return)
    #expect(log.lines.contains("false") && log.lines.last == "again")
  }
}
