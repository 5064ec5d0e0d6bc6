import { pressedKey } from '@guangquan/ui/pressed-key'
import type { ExhibitedWork } from '@guangquan/contract'
import { IconButton, Photo, exposureValues, useDialog } from '@guangquan/ui'
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@guangquan/ui/icons'
import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react'
import { ratioStyle } from '../ratio-style.ts'
import { WorkReactions } from './work-reactions.tsx'

interface WorkViewerProps {
  works: readonly ExhibitedWork[]
  /** The open one. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

const grounds = [
  { id: 'dark', name: '深色' },
  { id: 'grey', name: '灰色' },
  { id: 'light', name: '白色' },
] as const
type Ground = (typeof grounds)[number]['id']

/** Minimum length in pixels of a swipe to the next work. */
const swipe = 48

/** Works one by one over the whole window, on a neutral ground; walks with the arrows and with a finger. */
export function WorkViewer({ works, at, onMove, onClose }: WorkViewerProps) {
  const work = works[at]
  const dialog = useDialog(work !== undefined, onClose)
  const [ground, setGround] = useState<Ground>('dark')
  const touched = useRef<number | null>(null)
  if (work === undefined) return null
  const move = (by: number) => {
    if (works[at + by] !== undefined) onMove(at + by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]?.clientX
    if (touched.current === null || end === undefined) return
    const moved = end - touched.current
    touched.current = null
    if (Math.abs(moved) > swipe) move(moved > 0 ? -1 : 1)
  }
  return (
    <dialog
      {...dialog}
      className="gallery-viewer"
      data-ground={ground}
      aria-label={`《${work.title}》，第 ${at + 1} 幅，共 ${works.length} 幅`}
      onKeyDown={onKeyDown}
    >
      <div className="gallery-viewer-bar">
        <IconButton label="关闭" icon={<XIcon size={22} />} onClick={onClose} />
        <span>
          {at + 1} / {works.length}
        </span>
        <div className="gallery-grounds" role="group" aria-label="底色">
          {grounds.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              data-ground={id}
              aria-label={name}
              aria-pressed={ground === id}
              onClick={() => setGround(id)}
            />
          ))}
        </div>
      </div>
      <div
        className="gallery-viewer-photo"
        onTouchStart={({ touches }) => {
          touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
        }}
        onTouchEnd={onTouchEnd}
      >
        <IconButton
          label="上一幅"
          icon={<ArrowLeftIcon size={24} />}
          disabled={at === 0}
          onClick={() => move(-1)}
        />
        <Photo
          key={work.id}
          photo={work.picture}
          alt={work.title}
          sizes="90vw"
          fit="contain"
          eager
          style={ratioStyle(work.picture)}
        />
        <IconButton
          label="下一幅"
          icon={<ArrowRightIcon size={24} />}
          disabled={at === works.length - 1}
          onClick={() => move(1)}
        />
      </div>
      <Caption work={work} />
    </dialog>
  )
}

function Caption({ work }: { work: ExhibitedWork }) {
  const { title, author, caption, place, sizeText, picture } = work
  const { exif } = picture
  const values = exposureValues(exif)
  const gear = [exif.cameraName, exif.lensName].filter((one) => one !== null)
  return (
    <div className="gallery-caption" aria-live="polite">
      <h2>《{title}》</h2>
      <p>
        <b>{author?.nickName ?? ''}</b>
        <span>{[place, sizeText].filter((part) => part !== '').join('，')}</span>
      </p>
      <p>{caption}</p>
      <WorkReactions key={work.id} work={work} />
      {gear.length + values.length === 0 ? null : (
        <p className="gallery-exif">{[...gear, ...values].join('　')}</p>
      )}
    </div>
  )
}
