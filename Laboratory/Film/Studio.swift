import Foundation
package import Renderer
package import Simulator
import UIKit

/// Makes pictures: the door to this module.
///
/// A player of stories needs three calls:
///
/// ```swift
/// let recorder = Recorder(device)          // 1. before the first step
/// recorder.mark("tap Details")             //    whatever is worth a place on the time axis
/// device.tap(on: row)                      //    each frame is collected as time passes
/// let recording = recorder.stop()          // 2. a Sendable value: draw it later, anywhere
///
/// let studio = try Studio()                // 3. throws if the font is not installed
/// studio.picture(FilmStrip([.init(recording)], count: 8))        // PNG
/// studio.picture(ContactSheet(title: …, groups: …, rows: …))     // PNG
/// studio.animation(Animation(recording, width: 240))             // APNG, exact frame times
/// studio.screenshot(of: device)                                  // PNG of this moment
/// ```
///
/// All of these return the bytes of a file. Pictures are composed as display lists and drawn at the
/// size in which they are shown, so text is sharp in each thumbnail. Equal recordings give equal
/// bytes.
///
/// A studio belongs to one thread at a time; for two threads make two.
package nonisolated final class Studio {
  /// Draws everything.
  package let renderer: Renderer
  /// Measures and sets text in composed pictures.
  package let typesetter: Typesetter

  /// Opens a studio and loads its fonts.
  ///
  /// - Throws: `FontError` if the font Inter is not installed; it names the package to install.
  package init() throws(FontError) {
    renderer = try Renderer()
    typesetter = Typesetter(renderer)
  }

  /// A film strip as a PNG file.
  ///
  /// - Parameters:
  ///   - strip: What to show.
  ///   - scale: Pixels per point.
  package func picture(_ strip: FilmStrip, scale: Double = 2) -> [UInt8] {
    PNG.encode(renderer.draw(strip.displayList(typesetter), scale: scale))
  }

  /// A contact sheet as a PNG file.
  ///
  /// - Parameters:
  ///   - sheet: What to show.
  ///   - scale: Pixels per point.
  package func picture(_ sheet: ContactSheet, scale: Double = 2) -> [UInt8] {
    PNG.encode(renderer.draw(sheet.displayList(typesetter), scale: scale))
  }

  /// An animation as an APNG file, each frame shown for exactly its time.
  ///
  /// Nothing is lost but the colours beyond the animation's own limit.
  package func animation(_ animation: Animation) -> [UInt8] {
    var frames = animation.pictures(typesetter).map { picture in
      AnimatedPNG.Frame(
        renderer.draw(picture.list, scale: animation.scale, background: animation.background),
        duration: picture.frames)
    }
    if let limit = animation.colorLimit {
      let reduction = ColorReduction(of: frames.map(\.bitmap), to: limit)
      for index in frames.indices {
        frames[index].bitmap = reduction.applied(to: frames[index].bitmap)
      }
    }
    return AnimatedPNG.encode(frames, timescale: animation.framesPerSecond)
  }

  /// What the screen of a device shows now, as a PNG file.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - scale: Pixels per point.
  ///   - showsPhone: Whether to draw the body of the phone around the screen, on its side if it is held so, and a
  ///     status bar.
  @MainActor
  package func screenshot(
    of device: Device, scale: Double = 2, showsPhone: Bool = true
  ) -> [UInt8] {
    let screen = DisplayList(ofScreenOf: device.system, at: device.now)
    let picture =
      showsPhone
      ? Phone(device.system.description).held(for: screen.size).showing(
        screen, typesetter, statusBar: Phone.StatusBar(of: device.system))
      : screen
    return PNG.encode(renderer.draw(picture, scale: scale))
  }
}
