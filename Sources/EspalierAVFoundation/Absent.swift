// SPDX-License-Identifier: MIT

/// Sound of a file, in samples.
@available(*, unavailable, message: "Espalier does not mix sounds: use AVAudioPlayer for files and data.")
public final class AVAudioFile: Sendable {}

/// Recording of a camera or a microphone.
@available(*, unavailable, message: "Espalier has no cameras and microphones.")
public final class AVCaptureSession: Sendable {}

/// Camera or microphone.
@available(*, unavailable, message: "Espalier has no cameras and microphones.")
public final class AVCaptureDevice: Sendable {}

/// Layer of Core Animation that shows a film.
@available(*, unavailable, message: "Espalier has no layers of Core Animation: use AVKit's VideoPlayer.")
public final class AVPlayerLayer: Sendable {}
