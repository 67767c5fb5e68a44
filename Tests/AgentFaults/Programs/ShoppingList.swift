// SPDX-License-Identifier: MIT

import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
  let price: Double
  var quantity = 1
  var isBought = false
}

struct ContentView: View {
  @State private var items = [
    Item(id: 1, name: "Milk", price: 1.25), Item(id: 2, name: "Bread", price: 3.5),
    Item(id: 3, name: "Milk", price: 2.75), Item(id: 4, name: "Apples", price: 2, quantity: 3),
  ]

  private var sorted: [Item] { items.sorted { $0.name < $1.name } }
  private var total: Double { items.reduce(0) { $0 + $1.price * Double($1.quantity) } }

  var body: some View {
    VStack(spacing: 0) {
      Text("Shopping").font(.title).padding(.vertical, 8)
      Text(sorted.isEmpty ? "Nothing to buy" : "First: \(sorted[0].name)")
        .font(.callout)
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(sorted) { item in
            ItemRow(item: item, buy: { buy(item) }, remove: { remove(item) })
          }
        }
        .padding(16)
      }
      HStack {
        Text("Total")
        Spacer()
        Text(total, format: .number.precision(.fractionLength(2)))
      }
      .padding(16)
    }
  }

  private func buy(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought.toggle()
  }

  private func remove(_ item: Item) {
    items.removeAll { $0.id == item.id }
  }
}

struct ItemRow: View {
  let item: Item
  let buy: () -> Void
  let remove: () -> Void
  @State private var showsDetails = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Button(item.isBought ? "Bought" : "Buy", action: buy)
          .frame(width: 70, alignment: .leading)
        Text(item.name)
          .strikethrough(item.isBought)
        Spacer()
        Text(item.price, format: .number.precision(.fractionLength(2)))
        Button("Remove", action: remove)
          .frame(minWidth: 66)
      }
      Button(showsDetails ? "Hide details" : "Show details") { showsDetails.toggle() }
        .font(.callout)
      if showsDetails {
        Text("\(item.quantity) × \(item.name)")
          .font(.callout)
      }
    }
  }
}
