// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Colours to choose from, and a slider for each component.
struct ColorPanel: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  /// The swatch with the keyboard cursor; nil is the swatch of the chosen colour, else the first.
  @State private var cursor: Swatches.Place?
  @Environment(\.self) private var environment

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }

  var body: some View {
    let resolved = color.resolve(in: environment)
    let values = environment.design.color
    let current = cursor ?? Swatches.place(of: resolved) ?? Swatches.Place(row: 0, column: 0)
    VStack(spacing: values.panelGap) {
      VStack(spacing: 0) {
        ForEach(0..<Swatches.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Swatches.columns, id: \.self) { column in
              let place = Swatches.Place(row: row, column: column)
              Swatch(
                color: Swatches.color(place), opacity: resolved.opacity, chosen: resolved, isCurrent: place == current
              ) {
                cursor = place
                color = Color($0)
              }
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: values.panelRadius, style: .continuous))
      .modifier(
        ArrowKeyGroup(label: Text("Colors"), value: Swatches.color(current).hexadecimal) { key in
          handle(key, current, resolved.opacity)
        })
      slider("Red", \.red, of: resolved).tint(.red)
      slider("Green", \.green, of: resolved).tint(.green)
      slider("Blue", \.blue, of: resolved).tint(.blue)
      if supportsOpacity { slider("Opacity", \.opacity, of: resolved).tint(.gray) }
    }
    .padding(values.panelPadding)
    .frame(width: values.panelWidth)
  }

  /// Arrow keys move from swatch to swatch, Home and End to the ends of a row; Space and Return choose.
  private func handle(_ key: KeyEquivalent, _ current: Swatches.Place, _ opacity: Float) -> Bool {
    if key == .space || key == .return {
      color = Color(Swatches.color(current).withOpacity(opacity))
      cursor = current
      return true
    }
    guard let next = current.next(for: key, isMirrored: environment.layoutDirection == .rightToLeft) else {
      return false
    }
    cursor = next
    return true
  }

  private func slider(
    _ name: LocalizedStringKey, _ component: WritableKeyPath<ResolvedColor, Float>, of resolved: ResolvedColor
  ) -> some View {
    let value = Binding<Float>(
      get: { resolved[keyPath: component] },
      set: { new in
        var changed = resolved
        changed[keyPath: component] = new
        color = Color(changed)
      })
    let values = environment.design.color
    return HStack(spacing: values.sliderGap) {
      Text(name).font(.footnote).frame(width: values.nameWidth, alignment: .leading).accessibilityHidden(true)
      Slider(value: value) { Text(name) }.labelsHidden()
      Text(resolved[keyPath: component], format: .percent.precision(.fractionLength(0)))
        .font(.footnote).monospacedDigit().foregroundStyle(.secondary).frame(
          width: values.valueWidth, alignment: .trailing
        )
        .accessibilityHidden(true)
    }
  }
}

/// The colours of a panel.
private enum Swatches {
  static let columns = 12
  static let rows = 7

  struct Place: Hashable {
    var row: Int
    var column: Int

    /// The place that a key moves to, clamped to the edges; nil for keys that do not move.
    func next(for key: KeyEquivalent, isMirrored: Bool) -> Place? {
      var next = self
      switch key {
      case .leftArrow: next.column += isMirrored ? 1 : -1
      case .rightArrow: next.column += isMirrored ? -1 : 1
      case .upArrow: next.row -= 1
      case .downArrow: next.row += 1
      case .home: next.column = 0
      case .end: next.column = columns - 1
      default: return nil
      }
      return Place(row: min(max(next.row, 0), rows - 1), column: min(max(next.column, 0), columns - 1))
    }
  }

  /// The place of a colour, whatever its opacity; nil if no swatch has the colour.
  static func place(of color: ResolvedColor) -> Place? {
    let name = color.withOpacity(1).hexadecimal
    for row in 0..<rows {
      for column in 0..<columns where Self.color(Place(row: row, column: column)).hexadecimal == name {
        return Place(row: row, column: column)
      }
    }
    return nil
  }

  /// Grays in the first row, below that hues from dark to light.
  static func color(_ place: Place) -> ResolvedColor {
    let (row, column) = (place.row, place.column)
    let share = Double(column) / Double(columns - 1)
    if row == 0 { return Color(white: 1 - share).resolve(in: EnvironmentValues()) }
    let step = Double(row) / Double(rows - 1)
    let color = Color(
      hue: Double(column) / Double(columns), saturation: min(1, 2 - 1.7 * step), brightness: min(1, 0.25 + 1.2 * step))
    return color.resolve(in: EnvironmentValues())
  }
}

/// One colour to choose.
private struct Swatch: View {
  let color: ResolvedColor
  let opacity: Float
  let chosen: ResolvedColor
  let isCurrent: Bool
  let choose: @MainActor (ResolvedColor) -> Void
  @Environment(\.design) private var design
  @Environment(\.isFocused) private var isFocused

  init(
    color: ResolvedColor, opacity: Float, chosen: ResolvedColor, isCurrent: Bool,
    choose: @escaping @MainActor (ResolvedColor) -> Void
  ) {
    self.color = color
    self.opacity = opacity
    self.chosen = chosen
    self.isCurrent = isCurrent
    self.choose = choose
  }

  var body: some View {
    let name = color.hexadecimal
    let isChosen = name == chosen.withOpacity(1).hexadecimal
    Button {
      choose(color.withOpacity(opacity))
    } label: {
      Rectangle().fill(color).frame(height: design.color.cell)
        .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: design.color.cellLine) } }
        .overlay { if isCurrent, isFocused { ArrowKeyRing(shape: Rectangle()) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension ResolvedColor {
  fileprivate func withOpacity(_ opacity: Float) -> ResolvedColor {
    var result = self
    result.opacity = opacity
    return result
  }
}
