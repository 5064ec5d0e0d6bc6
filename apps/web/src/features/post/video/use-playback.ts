import { useCallback, useEffect, useState, type RefObject } from 'react'

export interface Playback {
  playing: boolean
  /** Playing, but stalled without data. */
  waiting: boolean
  /** Seconds. */
  at: number
  buffered: number
  ended: boolean
  muted: boolean
  /** 0…1 */
  volume: number
  speed: number
}

const first: Playback = {
  playing: false,
  waiting: false,
  at: 0,
  buffered: 0,
  ended: false,
  muted: false,
  volume: 1,
  speed: 1,
}

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'progress',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
  'ratechange',
  'loadedmetadata',
  'emptied',
] as const

/** State of a video element, as the controls show it. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [state, setState] = useState(first)
  const read = useCallback(() => {
    const element = video.current
    if (element === null) return
    const { currentTime: at, buffered, paused, ended, muted, volume, playbackRate: speed } = element
    setState({
      playing: !paused && !ended,
      waiting: !paused && !ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      at,
      buffered: bufferedEnd(buffered, at),
      ended,
      muted: muted || volume === 0,
      volume,
      speed,
    })
  }, [video])
  useEffect(() => {
    const element = video.current
    if (element === null) return
    for (const event of events) element.addEventListener(event, read)
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [video, read])
  return state
}

function bufferedEnd(ranges: TimeRanges, at: number): number {
  for (let index = 0; index < ranges.length; index++) {
    if (ranges.start(index) <= at + 0.1 && ranges.end(index) >= at) return ranges.end(index)
  }
  return at
}
