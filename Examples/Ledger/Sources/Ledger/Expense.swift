// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// An amount of money that was spent, and its purpose.
struct Expense: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var amount: Double
  var date: Date
  var category: Category
  var note = ""
  var isPaid = true
}

enum Category: String, Codable, CaseIterable, Identifiable {
  case food, home, travel, health, fun

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .food: "Food"
    case .home: "Home"
    case .travel: "Travel"
    case .health: "Health"
    case .fun: "Fun"
    }
  }

  var symbol: String {
    switch self {
    case .food: "cart"
    case .home: "house"
    case .travel: "airplane"
    case .health: "heart"
    case .fun: "gamecontroller"
    }
  }

  var color: Color {
    switch self {
    case .food: .green
    case .home: .orange
    case .travel: .blue
    case .health: .red
    case .fun: .purple
    }
  }
}

extension Expense {
  /// For columns that sort: a category by its name.
  var categoryName: String { category.rawValue }
}
