/** Fills the screen with the player, or gives it back. An iPhone only lets the picture itself fill it. */
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

/** Puts the picture into a small window of its own, or brings it back. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const done =
    document.pictureInPictureElement === null
      ? video.requestPictureInPicture()
      : document.exitPictureInPicture()
  done.catch(() => undefined)
}
