/** Toggles full screen of the player. On iPhones only the video element itself can be full screen. */
export function toggleFullScreen(frame: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement !== null) {
    document.exitFullscreen().catch(() => undefined)
    return
  }
  if (document.fullscreenEnabled) {
    frame.requestFullscreen().catch(() => undefined)
    return
  }
  if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
    Reflect.apply(video.webkitEnterFullscreen, video, [])
  }
}

/** Toggles picture-in-picture. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const done =
    document.pictureInPictureElement === null
      ? video.requestPictureInPicture()
      : document.exitPictureInPicture()
  done.catch(() => undefined)
}
