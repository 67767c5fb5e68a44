// SPDX-License-Identifier: MIT

import Foundation

extension RunLoop.Mode {
  /// The mode for work during the user's drags. A loop does not change its mode for drags here, so it is the default mode. The
  /// name is UIKit's; AppKit's is `eventTracking`.
  public static var tracking: RunLoop.Mode { .default }
  /// The same as `tracking`, by AppKit's name.
  public static var eventTracking: RunLoop.Mode { .default }
}
