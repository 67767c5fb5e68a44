// SPDX-License-Identifier: MIT

/// The buttons of a pointer beside the first.
public enum _PointerButton { case secondary, middle }

package typealias PointerButton = _PointerButton
