import { IconButton } from '@guangquan/ui'
import {
  CornersInIcon,
  CornersOutIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  SpeakerHighIcon,
  SpeakerSlashIcon,
  SubtitlesIcon,
} from '@guangquan/ui/icons'
import { useEffect, useState, type CSSProperties, type RefObject } from 'react'
import { formatLength, spokenLength } from './format-length.ts'
import { toggleFullScreen, togglePictureInPicture } from './full-screen.ts'
import { speeds } from './player-keys.ts'
import type { Playback } from './use-playback.ts'
import { autoQuality, type useSource } from './use-source.ts'

interface PlayerControlsProps {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLDivElement | null>
  playback: Playback
  durationSeconds: number
  limitSeconds: number | null
  /** Short edges in pixels; empty if there is no choice. */
  qualities: number[]
  source: ReturnType<typeof useSource>
  subtitles: { shown: boolean; onShown: (shown: boolean) => void } | null
  onToggle: () => void
}

/** The control bar: play, position, volume, subtitles, quality, speed, picture-in-picture, full screen. */
export function PlayerControls(props: PlayerControlsProps) {
  const { video, frame, playback, durationSeconds, limitSeconds, qualities, source, subtitles } = props
  const isFull = useIsFull(frame)
  const withVideo = (act: (element: HTMLVideoElement) => void) => () => {
    if (video.current !== null) act(video.current)
  }
  const share = (seconds: number) => Math.min(1, seconds / Math.max(durationSeconds, 0.1))
  return (
    <div className="video-controls">
      <input
        type="range"
        className="video-seek"
        aria-label="播放位置"
        aria-valuetext={`${spokenLength(playback.at)}，共 ${spokenLength(durationSeconds)}`}
        min={0}
        max={durationSeconds}
        step={0.1}
        value={Math.min(playback.at, durationSeconds)}
        style={filled(share(playback.at), share(playback.buffered))}
        onChange={(event) => {
          const requested = Number(event.currentTarget.value)
          const end = limitSeconds ?? durationSeconds
          withVideo((element) => {
            element.currentTime = Math.min(requested, end)
          })()
        }}
      />
      <div className="video-controls-row">
        <IconButton
          label={playback.playing ? '暂停' : '播放'}
          icon={playback.playing ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
          clickDebounceMs={0}
          onClick={props.onToggle}
        />
        <IconButton
          label={playback.muted ? '打开声音' : '静音'}
          icon={playback.muted ? <SpeakerSlashIcon /> : <SpeakerHighIcon />}
          clickDebounceMs={0}
          onClick={withVideo((element) => {
            element.muted = !playback.muted
            if (playback.muted && element.volume === 0) element.volume = 1
          })}
        />
        <input
          type="range"
          className="video-volume"
          aria-label="音量"
          aria-valuetext={`${Math.round(playback.volume * 100)}%`}
          min={0}
          max={1}
          step={0.05}
          value={playback.muted ? 0 : playback.volume}
          style={filled(playback.muted ? 0 : playback.volume, 0)}
          onChange={(event) => {
            const volume = Number(event.currentTarget.value)
            withVideo((element) => {
              element.volume = volume
              element.muted = volume === 0
            })()
          }}
        />
        <span className="video-time ui-print">
          {formatLength(playback.at)} / {formatLength(durationSeconds)}
        </span>
        <span className="video-controls-gap" />
        {subtitles === null ? null : (
          <IconButton
            label="字幕"
            icon={<SubtitlesIcon weight={subtitles.shown ? 'fill' : 'regular'} />}
            aria-pressed={subtitles.shown}
            clickDebounceMs={0}
            onClick={() => subtitles.onShown(!subtitles.shown)}
          />
        )}
        {qualities.length < 2 ? null : (
          <select
            className="video-choice"
            aria-label="清晰度"
            value={source.quality}
            onChange={(event) => source.choose(Number(event.currentTarget.value))}
          >
            <option value={autoQuality}>自动</option>
            {qualities.toReversed().map((quality) => (
              <option key={quality} value={quality}>
                {quality}p
              </option>
            ))}
          </select>
        )}
        <select
          className="video-choice"
          aria-label="播放速度"
          value={playback.speed}
          onChange={(event) => {
            const speed = Number(event.currentTarget.value)
            withVideo((element) => {
              element.playbackRate = speed
            })()
          }}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
        {document.pictureInPictureEnabled ? (
          <IconButton
            label="小窗播放"
            className="video-wider"
            icon={<PictureInPictureIcon />}
            onClick={withVideo(togglePictureInPicture)}
          />
        ) : null}
        <IconButton
          label={isFull ? '退出全屏' : '全屏'}
          icon={isFull ? <CornersInIcon /> : <CornersOutIcon />}
          onClick={withVideo((element) => {
            if (frame.current !== null) toggleFullScreen(frame.current, element)
          })}
        />
      </div>
    </div>
  )
}

/** Fill of a bar, from 0 to 1: the played and the buffered part. */
function filled(done: number, held: number): CSSProperties & Record<`--${string}`, number> {
  return { '--done': done, '--buffered': held }
}

function useIsFull(frame: RefObject<HTMLElement | null>): boolean {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const read = () => setIsFull(frame.current !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [frame])
  return isFull
}
