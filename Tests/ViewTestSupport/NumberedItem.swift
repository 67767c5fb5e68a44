// SPDX-License-Identifier: MIT

/// An element of a collection, which has nothing but a number.
package struct NumberedItem: Identifiable {
  package let id: Int

  package init(id: Int) { self.id = id }
}
