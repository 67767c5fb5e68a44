// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var presentations: Page {
    Page("Sheets, alerts, popovers") {
      Picture("sheet, medium and large", width: 220, height: 360) {
        Rows().sheet(isPresented: .constant(true)) {
          VStack {
            Text("A sheet").font(.title2)
            Button("Done") {}.buttonStyle(.borderedProminent)
          }
          .presentationDetents([.medium, .large])
        }
      }
      Picture("alert", width: 300, height: 360) {
        Rows().alert("Delete the file?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
      }
      Picture("confirmationDialog", width: 220, height: 360) {
        Rows().confirmationDialog("Sort by", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Name") {}
          Button("Date") {}
          Button("Remove all", role: .destructive) {}
        }
      }
      Picture("popover", width: 220, height: 200) {
        VStack {
          Button("Open") {}.popover(isPresented: .constant(true)) { Text("In a popover").padding() }
          Spacer()
        }
        .padding()
      }
    }
  }
}

private struct Rows: View {
  var body: some View {
    VStack(spacing: 12) { ForEach(0..<10, id: \.self) { Text("Row \($0)") } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.blue.opacity(0.15))
  }
}
