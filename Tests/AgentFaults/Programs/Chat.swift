// SPDX-License-Identifier: MIT

import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct ContentView: View {
  @State private var messages = [
    Message(id: 0, text: "Are you there?", isMine: false), Message(id: 1, text: "Almost.", isMine: true),
  ]
  @State private var draft = ""
  @State private var unread = 0

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(spacing: 8) {
          ForEach(messages) { Bubble(message: $0) }
        }
        .padding(12)
      }
      HStack(spacing: 8) {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .onSubmit(send)
        Button("Send", action: send)
          .frame(minHeight: 44)
          .disabled(trimmed.isEmpty)
      }
      .padding(12)
    }
    .onChange(of: draft) { _, text in
      if text.count > 20 { draft = String(text.prefix(20)) }
    }
  }

  private var header: some View {
    HStack {
      Text("Grace").font(.headline)
      Spacer()
      Text("\(messages.count) messages").font(.callout)
    }
    .padding(12)
  }

  private var trimmed: String { draft.trimmingCharacters(in: .whitespaces) }

  private func send() {
    guard !trimmed.isEmpty else { return }
    messages.append(Message(id: messages.count, text: trimmed, isMine: true))
    draft = ""
  }
}

struct Bubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .foregroundStyle(.primary)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(background, in: RoundedRectangle(cornerRadius: 14))
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }

  private var background: Color {
    message.isMine ? Color.blue.opacity(0.25) : Color.gray.opacity(0.2)
  }
}
