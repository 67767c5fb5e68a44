import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry var currency: String = "€"
}

@Animatable
struct Wave: Shape {
  var phase: Double
  var height: CGFloat
  @AnimatableIgnored var isClosed = false

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: rect.midY + height * sin(phase), width: rect.width, height: 1))
  }
}

struct Price: View {
  let amount: Int
  @Environment(\.currency) private var currency
  var body: some View { Text("\(amount) \(currency)") }
}

#Preview("Euros") { Price(amount: 3) }

#Preview("Stepping", traits: .fixedLayout(width: 200, height: 60)) {
  @Previewable @State var amount = 1
  Price(amount: amount).onTapGesture { amount += 1 }
}

@MainActor @Test func macrosMakeWhatTheyStandFor() throws {
  let host = ViewHost(Price(amount: 3).environment(\.currency, "kr"))
  #expect(host.all(.text("3 kr")).count == 1)

  var wave = Wave(phase: 0, height: 2)
  wave.animatableData = AnimatableValues(1, 4)
  #expect(wave.phase == 1 && wave.height == 4)
}
