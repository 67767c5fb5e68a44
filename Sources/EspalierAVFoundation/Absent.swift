// SPDX-License-Identifier: MIT

/// Sounds that a program mixes itself.
@available(*, unavailable, message: "Espalier does not record or mix sounds: use AVAudioPlayer for files and data.")
public final class AVAudioEngine: Sendable {}

/// Samples of a sound.
@available(*, unavailable, message: "Espalier does not record or mix sounds: use AVAudioPlayer for files and data.")
public final class AVAudioPCMBuffer: Sendable {}

/// Part of a graph of sounds that plays files.
@available(*, unavailable, message: "Espalier does not record or mix sounds: use AVAudioPlayer for files and data.")
public final class AVAudioPlayerNode: Sendable {}

/// Recorder of sounds.
@available(*, unavailable, message: "Espalier records nothing.")
public final class AVAudioRecorder: Sendable {}

/// Recording of a camera or a microphone.
@available(*, unavailable, message: "Espalier has no cameras and microphones.")
public final class AVCaptureSession: Sendable {}

/// Camera or microphone.
@available(*, unavailable, message: "Espalier has no cameras and microphones.")
public final class AVCaptureDevice: Sendable {}

/// Pictures of a film.
@available(*, unavailable, message: "Espalier reads no pictures of films.")
public final class AVAssetImageGenerator: Sendable {}

/// Layer of Core Animation that shows a film.
@available(*, unavailable, message: "Espalier has no layers of Core Animation: use AVKit's VideoPlayer.")
public final class AVPlayerLayer: Sendable {}
