// SPDX-License-Identifier: MIT

import SwiftUI

/// Fields in a window, in a popover and in a sheet: the first of each is written in at once.
struct FirstField: View {
  @State private var texts = ["old", "", "", ""]
  @State private var showsPopover = false
  @State private var showsSheet = false

  var body: some View {
    VStack(spacing: 20) {
      TextField("First", text: $texts[0])
      TextField("Second", text: $texts[1])
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) {
          TextField("In the popover", text: $texts[2]).frame(width: 200).padding()
        }
      Button("Sheet") { showsSheet = true }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .frame(width: 400, height: 300)
    .sheet(isPresented: $showsSheet) { TextField("In the sheet", text: $texts[3]).frame(width: 200).padding() }
    .onChange(of: texts) { print(texts.joined(separator: "|")) }
  }
}
