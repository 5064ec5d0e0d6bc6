import { pressedKey } from '@guangquan/ui/pressed-key'
import type { KeyboardEvent } from 'react'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'>
type Video = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'volume' | 'muted' | 'playbackRate'>

interface Player {
  video: Video | null
  toggle: () => void
  setSubtitled: (change: (shown: boolean) => boolean) => void
  fullScreen: () => void
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const stepSeconds = 5
const stepVolume = 0.1

/** Keyboard control while the player has the focus. An open select keeps its own keys. */
export function playerKeys(event: KeyPress, { video, toggle, setSubtitled, fullScreen }: Player): void {
  if (video === null || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLSelectElement) return
  const isButton = event.target instanceof HTMLButtonElement
  const isSlider = event.target instanceof HTMLInputElement
  const key = pressedKey(event)
  switch (key) {
    case ' ':
      if (isButton) return
      toggle()
      break
    case 'k':
      toggle()
      break
    case 'ArrowLeft':
    case 'ArrowRight':
      if (isSlider) return
      seek(video, video.currentTime + (key === 'ArrowLeft' ? -stepSeconds : stepSeconds))
      break
    case 'ArrowUp':
    case 'ArrowDown':
      if (isSlider) return
      video.muted = false
      video.volume = Math.min(1, Math.max(0, video.volume + (key === 'ArrowUp' ? stepVolume : -stepVolume)))
      break
    case 'm':
      video.muted = !video.muted
      break
    case 'c':
      setSubtitled((shown) => !shown)
      break
    case 'f':
      fullScreen()
      break
    case '<':
    case '>':
      video.playbackRate = nextSpeed(video.playbackRate, key === '>' ? 1 : -1)
      break
    default:
      if (!/^\d$/.test(key) || !Number.isFinite(video.duration)) return
      seek(video, (Number(key) / 10) * video.duration)
  }
  event.preventDefault()
}

function seek(video: Video, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.min(end, Math.max(0, seconds))
}

function nextSpeed(now: number, direction: 1 | -1): number {
  const place = speeds.findIndex((speed) => speed >= now)
  return speeds[Math.min(speeds.length - 1, Math.max(0, place + direction))] ?? 1
}
