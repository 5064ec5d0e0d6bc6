import './video.css'
import type { VideoPlay } from '@guangquan/contract'
import { IrisLoader } from '@guangquan/ui'
import { PlayIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { storePosition, positionOf } from './current-player.ts'
import { PlayerControls } from './player-controls.tsx'
import { toggleFullScreen } from './full-screen.ts'
import { playerKeys } from './player-keys.ts'
import { usePlayback } from './use-playback.ts'
import { useSource } from './use-source.ts'
import { useSubtitles } from './use-subtitles.ts'

interface VideoPlayerProps {
  /** Id of the post; also the key of the stored position. */
  id: string
  title: string
  width: number
  height: number
  durationSeconds: number
  poster: string | undefined
  /** Undefined until it has been requested. */
  play: VideoPlay | undefined
  /** Playback was requested: the URLs are needed. */
  onRequest: () => void
  /** The URLs no longer work: they expire after an hour, or the network failed. */
  onLost: () => void
  /** Shown over the video when it cannot be watched, or no further. */
  notice: ReactNode
  /** Called at the end of the preview, for viewers who may see only the beginning. */
  onLimit: () => void
}

const hideAfterMs = 2500
const storeIntervalMs = 2000

/** A video with its controls. Nothing is loaded before play is pressed. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, title, durationSeconds, play, onRequest, onLimit } = props
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [requested, setRequested] = useState(false)
  const [subtitled, setSubtitled] = useState(true)
  const [idle, setIdle] = useState(false)
  const resumeAt = useRef<number | null>(null)
  const playback = usePlayback(video)
  const source = useSource(video, requested ? play : undefined, () => {
    resumeAt.current = video.current?.currentTime ?? 0
    props.onLost()
  })
  useSubtitles(video, play?.subtitles, {
    shown: subtitled && props.notice === null,
    lifted: !(idle && playback.playing),
  })
  useHalfHourMemory(id, video, playback.playing)
  useIdle(frame, playback.playing, setIdle)

  const limit = play?.limitSeconds ?? null
  const isOver = limit !== null && (playback.ended || playback.at >= limit - 0.25)
  useEffect(() => {
    if (isOver) {
      video.current?.pause()
      onLimit()
    }
  }, [isOver, onLimit])

  function begin() {
    setRequested(true)
    resumeAt.current ??= positionOf(id, limit ?? durationSeconds)
    onRequest()
    // The pressed button is removed; the player takes the focus for its keys.
    frame.current?.focus({ preventScroll: true })
    // Called within the click handler, or browsers treat it as autoplay.
    video.current?.play().catch(() => undefined)
  }

  function toggle() {
    const element = video.current
    if (element === null) return
    if (!requested) begin()
    else if (element.paused) element.play().catch(() => undefined)
    else element.pause()
  }

  function fullScreen() {
    if (frame.current !== null && video.current !== null) toggleFullScreen(frame.current, video.current)
  }

  return (
    <div
      ref={frame}
      className="video-player"
      data-theme="dark"
      role="region"
      aria-label={`视频播放器：${title}`}
      tabIndex={-1}
      data-idle={(idle && playback.playing) || undefined}
      style={{ aspectRatio: `${props.width} / ${props.height}` }}
      onKeyDown={(event) => playerKeys(event, { video: video.current, toggle, setSubtitled, fullScreen })}
    >
      {/* Subtitles are added as text tracks once they are loaded. */}
      <video
        ref={video}
        className="video-player-picture"
        poster={props.poster}
        preload={requested ? 'auto' : 'none'}
        playsInline
        aria-label={title}
        onClick={toggle}
        onLoadedMetadata={(event) => {
          const at = resumeAt.current
          resumeAt.current = null
          if (at !== null && at > 0) event.currentTarget.currentTime = at
          event.currentTarget.play().catch(() => undefined)
        }}
      >
        <track kind="captions" />
      </video>
      {props.notice === null ? null : <div className="video-player-notice">{props.notice}</div>}
      {props.notice === null && !requested ? (
        <button type="button" className="video-player-start" onClick={begin}>
          <PlayIcon weight="fill" size={34} />
          <span className="sr-only">播放</span>
        </button>
      ) : null}
      {props.notice === null && requested && (playback.waiting || play === undefined) ? (
        <IrisLoader className="video-player-wait" />
      ) : null}
      {requested && props.notice === null ? (
        <PlayerControls
          video={video}
          frame={frame}
          playback={playback}
          durationSeconds={durationSeconds}
          limitSeconds={limit}
          qualities={play?.plain === false ? play.qualities : []}
          source={source}
          subtitles={play?.subtitles == null ? null : { shown: subtitled, onShown: setSubtitled }}
          onToggle={toggle}
        />
      ) : null}
    </div>
  )
}

function useHalfHourMemory(id: string, video: RefObject<HTMLVideoElement | null>, playing: boolean): void {
  useEffect(() => {
    const element = video.current
    if (!playing || element === null) return
    const keep = () => storePosition(id, element.currentTime)
    const timer = setInterval(keep, storeIntervalMs)
    return () => {
      clearInterval(timer)
      keep()
    }
  }, [id, video, playing])
}

/** Hides the controls after a while without input; any movement shows them again. */
function useIdle(
  frame: RefObject<HTMLElement | null>,
  playing: boolean,
  setIdle: (idle: boolean) => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (element === null || !playing) return
    let timer = setTimeout(() => setIdle(true), hideAfterMs)
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), hideAfterMs)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const sign of signs) element.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element.removeEventListener(sign, wake)
    }
  }, [frame, playing, setIdle])
}
