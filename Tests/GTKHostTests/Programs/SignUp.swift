// SPDX-License-Identifier: MIT

import SwiftUI

/// A form that prints what is done with it.
struct SignUp: View {
  @State private var name = ""
  @State private var city = ""
  @FocusState private var isCity: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
        .onSubmit { print("submitted", name) }
      TextField("City", text: $city)
        .focused($isCity)
      Button("Send") { print("sent", name, city) }
        .keyboardShortcut("s")
      ScrollView {
        Text("Rows")
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { print("rows at", Int($0)) }
        ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity) }
      }
      .frame(height: 100)
    }
    .padding()
    .navigationTitle("Sign up")
    .onChange(of: name) { print("name", $1) }
    .onChange(of: city) { print("city", $1) }
    .onChange(of: isCity) { print("city has the keyboard:", $1) }
  }
}
