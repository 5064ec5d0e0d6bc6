import '../compose.css'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { maxPicturesPerPost } from '@guangquan/contract/photo/photo.limits'
import { PlusIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useRef, useState } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { waitingText } from '../../../shared/pictures/until-connected.ts'
import { useWindowDrop } from '../../../shared/pictures/use-file-drop.ts'
import type { Frame, PhotoUploads } from '../photo-uploads.ts'
import { EmptyTray } from './empty-tray.tsx'
import { FrameMoves } from './frame-moves.tsx'
import { TrayFrame } from './tray-frame.tsx'

interface TrayProps {
  uploads: PhotoUploads
  /** Absent for a published post, to which none can be added. */
  adding?: Adding
  frames: Frame[]
  current: string | null
  onCurrent: (key: string) => void
}

interface Adding {
  /** How many photographs there may be; absent for as many as a post has. */
  most?: number | undefined
  /** Maximum file size in MiB, if known. */
  maxMB: number
  /** Maximum file size in MiB; files wait until it is known. */
  findMaxMB: () => Promise<number>
  /** The first photographs were chosen by keyboard. */
  onFirstByKeyboard: () => void
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** The contact sheet of a post being created: add by button, paste or drop; reorder by drag, keyboard or button. */
export function Tray({ uploads, adding, frames, current, onCurrent }: TrayProps) {
  const input = useRef<HTMLInputElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const most = adding?.most ?? maxPicturesPerPost
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // An immediate touch movement scrolls; a long press starts dragging.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  async function add(files: File[]) {
    if (adding === undefined || files.length === 0) return
    const isFirst = frames.length === 0
    setRefusals(uploads.add(files, await adding.findMaxMB(), most))
    // The button that had the focus is gone.
    if (isFirst) requestAnimationFrame(() => focusAfterFirst())
  }
  function focusAfterFirst() {
    if (isByKeyboard.current) adding?.onFirstByKeyboard()
    else sheet.current?.querySelector<HTMLElement>('.tray-frame-button')?.focus({ preventScroll: true })
  }
  const choose = (byKeyboard: boolean) => {
    isByKeyboard.current = byKeyboard
    input.current?.click()
  }
  const dropping = useWindowDrop(adding === undefined ? undefined : (files) => void add(files))

  function onDragEnd({ active, over }: DragEndEvent) {
    const place = (id: unknown) => frames.findIndex((frame) => frame.key === id)
    if (over !== null && active.id !== over.id) uploads.move(place(active.id), place(over.id))
  }

  const at = frames.findIndex((frame) => frame.key === current)
  function onMove(to: number) {
    // Without a choice the first one is current, whichever that is.
    if (current !== null) onCurrent(current)
    uploads.move(at, to)
    requestAnimationFrame(() => {
      const moved = sheet.current?.querySelectorAll('.tray-frame')[to]
      moved?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }

  const isAt = (id: unknown) => `照片在第 ${frames.findIndex((frame) => frame.key === id) + 1} 位`
  const announcements = {
    onDragStart: ({ active }: DragStartEvent) => `已拿起，${isAt(active.id)}`,
    onDragOver: ({ active, over }: DragOverEvent) => isAt((over ?? active).id),
    onDragEnd: ({ active, over }: DragEndEvent) => `已放下，${isAt((over ?? active).id)}`,
    onDragCancel: ({ active }: DragCancelEvent) => `没有移动，${isAt(active.id)}`,
  }

  const failures = frames.flatMap((frame, place) =>
    frame.state === 'failed'
      ? [`第 ${place + 1} 张上传失败，${frame.failure}。${frame.refused ? '请移除或换一张' : '点图片重试'}。`]
      : [],
  )
  const damaged = frames.flatMap((frame, place) =>
    // The chosen one has its own notice.
    frame.uploaded?.damage === 1 && frame.key !== current
      ? [`第 ${place + 1} 张可能已损坏，点它看看画面是否完整。`]
      : [],
  )
  const paused = frames.find((frame) => frame.waiting !== null)?.waiting ?? null
  const isEmpty = frames.length === 0
  return (
    <div onPaste={(event) => void add([...event.clipboardData.files])}>
      {isEmpty && adding !== undefined ? (
        <EmptyTray maxMB={adding.maxMB} dropping={dropping} onChoose={choose} />
      ) : null}
      <div ref={sheet} className="tray ui-on-film" data-dropping={dropping || undefined} hidden={isEmpty}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={onDragEnd}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: '按空格拿起，方向键移动，再按空格放下。' },
          }}
        >
          <SortableContext items={frames.map((frame) => frame.key)} strategy={horizontalListSortingStrategy}>
            {frames.map((frame, place) => (
              <TrayFrame
                key={frame.key}
                frame={frame}
                place={place}
                isCurrent={frame.key === current}
                onChoose={() =>
                  frame.state === 'failed' && !frame.refused ? uploads.retry(frame.key) : onCurrent(frame.key)
                }
                onRemove={
                  adding === undefined && frames.length === 1 ? null : () => uploads.remove(frame.key)
                }
              />
            ))}
          </SortableContext>
        </DndContext>
        {adding !== undefined && frames.length < most ? (
          <button type="button" className="tray-add" onClick={() => choose(false)}>
            <PlusIcon size={26} />
            <span className="ui-print">
              {frames.length}/{most}
            </span>
            <span className="sr-only">添加照片</span>
          </button>
        ) : null}
      </div>
      {adding === undefined ? null : (
        <FileInput
          ref={input}
          label="选择照片"
          accept={accepted}
          multiple
          onFiles={(files) => void add(files)}
        />
      )}
      {at === -1 || frames.length < 2 ? null : (
        <FrameMoves place={at} count={frames.length} onMove={onMove} />
      )}
      <p className="mt-2 text-small text-ink-2 empty:hidden" role="status">
        {paused === null ? '' : `照片还没传完，${waitingText(paused, '接着传')}`}
      </p>
      <div role="alert">
        {[...refusals, ...damaged].map((sentence) => (
          <p key={sentence} className="mt-2 flex gap-2 text-small text-danger">
            <WarningCircleIcon size={18} className="flex-none" />
            {sentence}
          </p>
        ))}
        {/* Shown on the photographs. */}
        {failures.map((sentence) => (
          <p key={sentence} className="sr-only">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  )
}
