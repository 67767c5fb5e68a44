// SPDX-License-Identifier: MIT

/// The buttons of a pointer beside the first.
package enum PointerButton { case secondary, middle }
