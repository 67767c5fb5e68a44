// SPDX-License-Identifier: MIT

import SwiftUI

/// A form, and a small map of it beside it. The map does not depend on the form: it draws the anchors that come up from
/// the views in it, so it follows whatever the form does. Tap a field to type a word into it.
///
/// Anchors are nested here. A field writes its own with `anchorPreference`; the section around it adds itself to them with
/// `transformAnchorPreference`, for writing would replace what its fields have written.
///
///     espalier render Examples/MiniMap.swift --size 420x400 --tap Mail --tap Notes --tap Notes --tap Notes --at 1 --out map.png
struct MiniMap: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      Color.clear.frame(width: 120)
      RegistrationForm()
    }
    .padding(24)
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { geometry in
        Map(items: places.map { Map.Item(kind: $0.kind, rect: geometry[$0.bounds]) })
          .frame(width: 120)
          .padding(24)
      }
    }
  }
}

// MARK: - Preferences

/// A part of the form, and where it is.
struct Place {
  enum Kind: Hashable { case section, label, field(isEmpty: Bool) }

  let kind: Kind
  let bounds: Anchor<CGRect>
}

/// The places in the order in which they are drawn: a section before what is in it.
struct Places: PreferenceKey {
  static var defaultValue: [Place] = []

  static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }
}

extension View {
  /// Puts this view on the map, on top of what is on the map already.
  func place(_ kind: Place.Kind) -> some View {
    anchorPreference(key: Places.self, value: .bounds) { [Place(kind: kind, bounds: $0)] }
  }

  /// Puts this view on the map, below the places of the views in it.
  func enclosingPlace(_ kind: Place.Kind) -> some View {
    transformAnchorPreference(key: Places.self, value: .bounds) { places, bounds in
      places.insert(Place(kind: kind, bounds: bounds), at: 0)
    }
  }
}

// MARK: - The form

struct RegistrationForm: View {
  @State private var name = "Grace"
  @State private var mail = ""
  @State private var notes = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      FormSection(title: "You") {
        Entry(label: "Name", sample: "Grace Hopper", text: $name)
        Entry(label: "Mail", sample: "grace@ship.example", text: $mail)
      }
      FormSection(title: "Your visit") {
        Entry(label: "Notes", sample: "I come in my own boat, with two very small dogs.", text: $notes)
      }
    }
  }
}

struct FormSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline).place(.label)
      content
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 14).fill(Color.gray.opacity(0.12)))
    .enclosingPlace(.section)
  }
}

/// A label with a text below it that grows with each tap by a word of the sample.
struct Entry: View {
  let label: String
  let sample: String
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(label).font(.caption).foregroundColor(.secondary).place(.label)
      Text(text.isEmpty ? "tap to type" : text)
        .foregroundColor(text.isEmpty ? .secondary : .primary)
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.5), lineWidth: 1))
        .place(.field(isEmpty: text.isEmpty))
    }
    .onTapGesture { withAnimation { type() } }
  }

  private func type() {
    let words = sample.split(separator: " ")
    let count = text.split(separator: " ").count
    text += (text.isEmpty ? "" : " ") + words[count % words.count]
  }
}

// MARK: - The map

struct Map: View {
  struct Item {
    let kind: Place.Kind
    let rect: CGRect
  }

  let items: [Item]

  private var area: CGRect { items.reduce(CGRect.null) { $0.union($1.rect) } }

  var body: some View {
    GeometryReader { geometry in
      let scale = area.width > 0 ? geometry.size.width / area.width : 0
      ZStack(alignment: .topLeading) {
        ForEach(items.indices, id: \.self) { index in
          let rect = items[index].rect
          RoundedRectangle(cornerRadius: 3)
            .fill(color(of: items[index].kind))
            .frame(width: rect.width * scale, height: rect.height * scale)
            .offset(x: (rect.minX - area.minX) * scale, y: (rect.minY - area.minY) * scale)
        }
      }
    }
  }

  private func color(of kind: Place.Kind) -> Color {
    switch kind {
    case .section: return Color.blue.opacity(0.15)
    case .label: return Color.gray.opacity(0.6)
    case .field(isEmpty: true): return Color.orange.opacity(0.5)
    case .field(isEmpty: false): return Color.green.opacity(0.8)
    }
  }
}
