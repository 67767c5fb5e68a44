// SPDX-License-Identifier: MIT

/// An item that is not a picture: a widget of the window's toolkit, which draws itself and handles its own events. Only
/// the host of its window can draw it; pictures leave it out.
package protocol DrawnForeign: AnyObject, Sendable {
  /// The widget's name, for dumps.
  var name: String { get }
}
