// SPDX-License-Identifier: MIT

/// The file of an Xcode project with one app, whose sources are in a synchronised folder of the app's name.
public enum AppProject {
  /// - Parameter platforms: The build settings that name the systems of the app.
  public static func text(_ name: String, platforms: String) -> String {
    """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug; };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(platforms) SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); productName = \(name);
          productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (TS);
          dependencies = (); fileSystemSynchronizedGroups = (A); };
        TS = { isa = PBXSourcesBuildPhase; files = (); };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); defaultConfigurationName = Debug; };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
          PRODUCT_BUNDLE_IDENTIFIER = org.example.\(name); GENERATE_INFOPLIST_FILE = YES; }; };
      };
    }
    """
  }
}
