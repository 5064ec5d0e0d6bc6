import type { VideoPlay } from '@guangquan/contract'
import type Hls from 'hls.js'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'

/** Automatic, by bandwidth. */
export const autoQuality = 0

interface Source {
  /** Chosen short edge, or `autoQuality`. */
  quality: number
  choose: (quality: number) => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Sets the source of a video element: through hls.js if the browser supports it, otherwise natively. `onLost` is called
 * when the URLs no longer work: they expire after an hour, or the post was removed.
 */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  play: VideoPlay | undefined,
  onLost: () => void,
): Source {
  const [quality, setQuality] = useState(autoQuality)
  const engine = useRef<Hls | null>(null)
  const requested = useRef(autoQuality)
  /** The chosen level that is not shown yet. */
  const awaited = useRef(-1)
  const lost = useRef(onLost)
  useEffect(() => {
    lost.current = onLost
  })

  // Refetched URLs may be identical, and must be tried again all the same.
  useEffect(() => {
    const element = video.current
    if (element === null || play === undefined) return
    const { url, plain } = play
    let gone = false
    const onError = () => lost.current()
    async function attach(target: HTMLVideoElement, address: string): Promise<void> {
      const { default: Player } = await loadChunk(() => import('hls.js/light'))
      if (gone) return
      if (!Player.isSupported()) {
        if (target.canPlayType(hlsType) !== '') playItself(target, url, onError)
        else lost.current()
        return
      }
      // Its worker would be created from a string, which the CSP forbids; fMP4 needs no remuxing anyway.
      const hls = new Player({
        enableWorker: false,
        capLevelToPlayerSize: true,
        maxBufferLength: 30,
        // Otherwise a low-bitrate video is downloaded completely even if the viewer leaves after ten seconds.
        maxMaxBufferLength: 60,
      })
      engine.current = hls
      hls.on(Player.Events.MANIFEST_PARSED, () => applyQuality(hls, requested.current))
      hls.on(Player.Events.FRAG_BUFFERED, (_event, { frag }) => {
        if (frag.level !== awaited.current || target.currentTime >= frag.end) return
        awaited.current = -1
        // The browser continues with buffered data until the next key frame: only a seek shows the new quality.
        const { currentTime } = target
        target.currentTime = currentTime
      })
      hls.on(Player.Events.ERROR, (_event, data) => {
        if (!data.fatal) return
        if (data.type === Player.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
        else lost.current()
      })
      hls.loadSource(address)
      hls.attachMedia(target)
    }
    if (plain) playItself(element, url, onError)
    else attach(element, url).catch(() => lost.current())
    return () => {
      gone = true
      element.removeEventListener('error', onError)
      engine.current?.destroy()
      engine.current = null
      element.removeAttribute('src')
      element.load()
    }
  }, [video, play])

  return {
    quality,
    choose: (next) => {
      requested.current = next
      setQuality(next)
      if (engine.current !== null) awaited.current = applyQuality(engine.current, next)
    },
  }
}

/** Native playback. */
function playItself(target: HTMLVideoElement, url: string, onError: () => void): void {
  target.addEventListener('error', onError, { once: true })
  target.src = url
  target.play().catch(() => undefined)
}

/** @returns the level that will replace the current one; -1 if none */
function applyQuality(hls: Hls, quality: number): number {
  if (quality === autoQuality) {
    hls.nextLevel = -1
    return -1
  }
  const level = hls.levels.findIndex((one) => Math.min(one.width, one.height) === quality)
  if (level === hls.currentLevel) {
    hls.loadLevel = level
    return -1
  }
  // Switches immediately, discarding the buffer, so that the chosen quality is visible at once.
  hls.currentLevel = level
  return level
}
