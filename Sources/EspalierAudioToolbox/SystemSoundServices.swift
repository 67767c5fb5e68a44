// SPDX-License-Identifier: MIT

@_exported import Foundation

/// Number of a sound: one of the system's, or of a file that was registered.
public typealias SystemSoundID = UInt32
/// Result of a function: 0, or the number of an error.
public typealias OSStatus = Int32
/// An address: `url as CFURL` leads to Foundation's class.
public typealias CFURL = NSURL

/// The number of the vibration, which desktops do not have: nothing happens.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of the sound that the user has chosen for alerts: that of the desktop's bell.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// Success.
public let kAudioServicesNoError: OSStatus = 0
/// The file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The number is not one of a sound.
public let kAudioServicesBadSystemSoundIDError: OSStatus = 560_427_369

/// Plays a sound. The system's are those of the desktop's sound theme, chosen by their meaning; without libcanberra, or with sounds
/// switched off, nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID) {}
}

/// Plays a sound, and calls a closure at its end.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays a sound that calls for the user's attention: the same as `AudioServicesPlaySystemSound`, as desktops do not vibrate.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound that calls for the user's attention, and calls a closure at its end.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Registers a sound file.
/// - Parameters:
///   - inFileURL: The address of a file.
///   - outSystemSoundID: Receives the number.
/// - Returns: `kAudioServicesNoError`, or an error if the file cannot be read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let path = inFileURL.path, FileManager.default.isReadableFile(atPath: path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.shared.register(path)
  return kAudioServicesNoError
}

/// Forgets a file that was registered.
/// - Returns: `kAudioServicesNoError`, or an error if the number is not one of a registered file.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}
