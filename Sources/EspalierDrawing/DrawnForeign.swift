// SPDX-License-Identifier: MIT

/// Something that is no picture: a widget of the window's toolkit, which draws itself and takes its own events. Only the host
/// of its window can draw it; pictures leave it out.
package protocol DrawnForeign: AnyObject, Sendable {
  /// What it is, for dumps.
  var name: String { get }
}
