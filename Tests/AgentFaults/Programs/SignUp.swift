// SPDX-License-Identifier: MIT

import SwiftUI

struct ContentView: View {
  enum Field: Hashable {
    case name, email, password
  }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var acceptsTerms = false
  @State private var showsTerms = false
  @State private var isDone = false
  @FocusState private var focus: Field?

  private var isComplete: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Create an account").font(.title)
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .email }
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
        Hint(text: "At least eight characters, one of them a digit or a sign.")
        Toggle("I accept the terms", isOn: $acceptsTerms)
        Button("Read the terms") { showsTerms = true }
          .frame(minHeight: 44)
        Button("Sign up") { isDone = true }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(!isComplete || !acceptsTerms)
        if isDone { Text("Welcome, \(name)!") }
      }
      .textFieldStyle(.roundedBorder)
      .padding(16)
    }
    .sheet(isPresented: $showsTerms) { Terms() }
  }
}

struct Hint: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
  }
}

struct Terms: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Terms").font(.title2)
      Text("Be kind.")
      Button("Done") { dismiss() }
        .frame(minHeight: 44)
    }
    .padding(24)
  }
}
