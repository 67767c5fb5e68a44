// SPDX-License-Identifier: MIT

import Foundation

extension RunLoop.Mode {
  /// Where what is to happen while the user drags is registered. A loop does not change its mode for that here, so it is the
  /// default one. Of UIKit; AppKit calls it `eventTracking`.
  public static var tracking: RunLoop.Mode { .default }
  /// The same as `tracking`, by AppKit's name.
  public static var eventTracking: RunLoop.Mode { .default }
}
