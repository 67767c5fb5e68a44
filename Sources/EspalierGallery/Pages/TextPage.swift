// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Page {
  static var text: Page {
    Page("Text") {
      Picture("Type scale", width: 220, height: 250) { TypeScale() }
      Picture("Runs of one paragraph", width: 220, height: 90) {
        (Text("One ") + Text("bold").bold() + Text(", one ").foregroundColor(.secondary)
          + Text("red and italic").italic().foregroundColor(.red) + Text(", raised").baselineOffset(5).font(.caption)
          + Text(", and a rest that wraps."))
          .padding(8)
      }
      Picture("Markdown", width: 220, height: 70) {
        Text("*Emphasis*, **strong**, `code`, ~~struck~~, [a link](https://example.org).").padding(8)
      }
      Picture("Lines under and through", width: 220, height: 120) { Lines() }
      Picture("Kerning, tracking, leading", width: 220, height: 130) {
        VStack(alignment: .leading) {
          Text("Kerning AV fi").kerning(4)
          Text("Tracking AV fi").tracking(4)
          Text("Digits 1171").monospacedDigit() + Text(" mono").monospaced()
          Text("Tight\nlines").font(.body.leading(.tight))
        }.padding(8)
      }
      Picture("Gradients and styles", width: 220, height: 120) {
        VStack {
          Text("Gradient").font(.largeTitle.bold()).foregroundStyle(
            LinearGradient(colors: [.red, .purple, .blue], startPoint: .leading, endPoint: .trailing))
          Text("primary").foregroundStyle(.primary) + Text(" secondary").foregroundStyle(.secondary)
            + Text(" tertiary").foregroundStyle(.tertiary)
        }
      }
      Picture("AttributedString", width: 220, height: 60) { Text(Self.attributed).padding(8) }
      Picture("Truncation", width: 160, height: 90) {
        VStack(alignment: .leading) {
          Text("A long line cut at its end").truncationMode(.tail)
          Text("A long line cut in the middle").truncationMode(.middle)
          Text("A long line cut at its head").truncationMode(.head)
        }.lineLimit(1).padding(8)
      }
      Picture("Shrinking, tightening", width: 160, height: 70) {
        VStack(alignment: .leading) {
          Text("Shrinks to half before it is cut").minimumScaleFactor(0.5)
          Text("Letters move together").allowsTightening(true).frame(width: 145, alignment: .leading)
        }.lineLimit(1).padding(8)
      }
      Picture("Alignment of lines", width: 220, height: 150) {
        VStack(spacing: 8) {
          ForEach([TextAlignment.leading, .center, .trailing], id: \.self) { alignment in
            Text("Several lines of text\nof which one\nis short").multilineTextAlignment(alignment).font(.caption)
          }
        }
      }
      Picture("Redacted", width: 220, height: 90) {
        VStack(alignment: .leading) {
          Text("A headline of the page").font(.headline)
          Text("Two lines of words that nobody can read before they are there")
        }.padding(8).redacted(reason: .placeholder)
      }
      Picture("Formats, in German", width: 220, height: 110) {
        VStack(alignment: .leading) {
          Text("\(1_234_567) and \(1.5, specifier: "%.2f")")
          Text(0.375, format: .percent)
          Text(Date(timeIntervalSince1970: 0), style: .date)
          Text(1499.9, format: .currency(code: "EUR"))
        }.padding(8).environment(\.locale, Locale(identifier: "de_DE"))
      }
      Picture("Dynamic type", width: 220, height: 180) {
        VStack(alignment: .leading) {
          Text("xSmall").dynamicTypeSize(.xSmall)
          Text("large").dynamicTypeSize(.large)
          Text("xxxLarge").dynamicTypeSize(.xxxLarge)
          Text("accessibility3").dynamicTypeSize(.accessibility3)
        }.padding(8)
      }
      Picture("Other scripts", width: 220, height: 90) {
        VStack(alignment: .leading) {
          Text("Ελληνικά, кириллица")
          Text("العربية شجرة")
          Text("עברית עץ")
        }.padding(8)
      }
      FilmStrip("A timer runs", width: 80, height: 40, at: [0, 1, 2, 60], content: { Countdown() }, action: { _ in })
    }
  }

  private static var attributed: AttributedString {
    var result = AttributedString("Plain, ")
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    marked.foregroundColor = .black
    var wide = AttributedString(", wide")
    wide.kern = 4
    wide.underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
    result += marked
    result += wide
    return result
  }
}

private struct TypeScale: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Font.TextStyle.allCases, id: \.self) { Text("\("\($0)")").font(.system($0)) }
    }
  }
}

private struct Lines: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("underline, solid").underline()
      Text("underline, dots, red").underline(pattern: .dot, color: .red)
      Text("underline, dashes").underline(pattern: .dash)
      Text("strikethrough").strikethrough(color: .red)
    }.padding(8)
  }
}

private struct Countdown: View {
  @State private var start = Date()
  var body: some View { Text(timerInterval: start...start.addingTimeInterval(90)).monospacedDigit() }
}
