// SPDX-License-Identifier: MIT

import Foundation

/// All expenses of a document.
struct Ledger: Codable, Equatable {
  var expenses: [Expense] = []

  var total: Double { expenses.map(\.amount).reduce(0, +) }

  func total(of category: Category) -> Double {
    expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
  }

  mutating func add(_ expense: Expense) { expenses.append(expense) }

  mutating func delete(_ ids: Set<Expense.ID>) { expenses.removeAll { ids.contains($0.id) } }

  mutating func change(_ ids: Set<Expense.ID>, to category: Category) {
    for index in expenses.indices where ids.contains(expenses[index].id) { expenses[index].category = category }
  }

  subscript(id: Expense.ID) -> Expense? {
    get { expenses.first { $0.id == id } }
    set {
      guard let index = expenses.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { expenses[index] = newValue } else { expenses.remove(at: index) }
    }
  }
}

extension Ledger {
  /// One expense for each line: title, amount, date, category.
  ///
  /// - Throws: `CSVError` at the first line that has another form.
  init(csv text: String) throws {
    for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() where number > 0 {
      let parts = line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 4, let amount = Double(parts[1]),
        let date = try? Date(parts[2], strategy: .iso8601.year().month().day()),
        let category = Category(rawValue: parts[3])
      else { throw CSVError(line: number + 1) }
      expenses.append(Expense(title: parts[0], amount: amount, date: date, category: category))
    }
  }

  var csv: String {
    let lines = expenses.map { expense in
      let date = expense.date.formatted(.iso8601.year().month().day())
      return "\(expense.title.replacing(",", with: " ")),\(expense.amount),\(date),\(expense.category.rawValue)"
    }
    return (["title,amount,date,category"] + lines).joined(separator: "\n") + "\n"
  }
}

struct CSVError: LocalizedError {
  let line: Int
  var errorDescription: String? { "Line \(line) is not: title, amount, date, category." }
}

extension Ledger {
  /// The content of a new document, for a first look.
  static var sample: Ledger {
    var ledger = Ledger()
    let titles: [(String, Category)] = [
      ("Groceries", .food), ("Rent", .home), ("Train", .travel), ("Pharmacy", .health), ("Cinema", .fun),
      ("Bakery", .food), ("Lamp", .home), ("Hotel", .travel),
    ]
    for number in 0..<40 {
      let (title, category) = titles[number % titles.count]
      ledger.add(
        Expense(
          id: UUID(uuidString: "00000000-0000-0000-0000-0000000000\(String(number + 10))")!,
          title: "\(title) \(number + 1)",
          amount: Double((number * 37) % 190) + 4.5,
          date: Date(timeIntervalSinceReferenceDate: 750_000_000 + Double(number) * 86_400), category: category,
          isPaid: number % 5 != 0))
    }
    return ledger
  }
}
