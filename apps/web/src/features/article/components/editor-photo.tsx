import { pressedKey } from '@guangquan/ui/pressed-key'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { BreathingIris, Button, EdgeLine, IconButton, postFrame, useStore } from '@guangquan/ui'
import { ArrowClockwiseIcon, WarningCircleIcon, XIcon } from '@guangquan/ui/icons'
import { useId, useState } from 'react'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { waitingText } from '../../../shared/pictures/until-connected.ts'
import { DamageNotice, type Upload, type Uploads } from '../../compose/index.ts'
import type { FigureSlot } from '../editor/figure-slots.ts'
import { readPhoto } from '../editor/schema.ts'

interface EditorPhotoProps {
  slot: FigureSlot
  uploads: Uploads
  onCaption: (caption: string) => void
  onRemove: () => void
  onReplace: (file: File) => void
}

/** A photograph in the text being edited: upload progress, caption and camera data. */
export function EditorPhoto({ slot, uploads, onCaption, onRemove, onReplace }: EditorPhotoProps) {
  const all = useStore(uploads.all)
  const { fileId, key, caption } = readPhoto(slot.node.attrs)
  const upload =
    (key === null ? undefined : all.get(key)) ?? (fileId === null ? undefined : uploads.find(fileId))
  // Edited locally and written to the text on blur, so that one caption is one undo step.
  const [words, setWords] = useState<string | null>(null)
  const shown = words ?? caption
  const over = writtenLength(shown) - limit
  const noteId = useId()
  return (
    <figure
      className="editor-photo"
      data-selected={slot.selected || undefined}
      data-state={upload?.state ?? 'gone'}
    >
      <div className="editor-photo-frame">
        {upload === undefined ? (
          <p className="editor-photo-missing">这张照片没有传完，请移除后重新加入</p>
        ) : (
          <>
            <img src={upload.preview} alt={caption} draggable={false} />
            <UploadState upload={upload} onRetry={() => uploads.retry(upload.key)} />
          </>
        )}
        <IconButton
          className="editor-figure-remove"
          label="移除这张照片"
          icon={<XIcon size={18} />}
          onClick={onRemove}
        />
      </div>
      {upload?.uploaded == null ? null : (
        <DamageNotice
          file={upload.uploaded}
          onAccept={(uploaded) => uploads.acceptDamage(upload.key, uploaded)}
          onReplace={onReplace}
        />
      )}
      <input
        className="editor-caption"
        value={shown}
        placeholder="写一句图说"
        aria-label="图说"
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? noteId : undefined}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        onBlur={() => {
          if (words !== null && words !== caption) onCaption(words.trim())
          setWords(null)
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') event.currentTarget.blur()
        }}
      />
      {over > 0 ? (
        <p id={noteId} role="alert" className="mt-2 text-small text-danger">
          图说最多 {limit} 个字，多了 {over} 字
        </p>
      ) : null}
      {upload?.uploaded == null ? null : (
        <EdgeLine frame={postFrame(1)} exposure={exposureOf(upload.uploaded.exif)} className="editor-exif" />
      )}
    </figure>
  )
}

const limit = articleLimits.caption

function UploadState({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  switch (upload.state) {
    case 'done':
      return null
    case 'failed':
      return (
        <div className="editor-photo-state" role="alert">
          <WarningCircleIcon size={24} />
          <p>{upload.failure}</p>
          {upload.refused ? null : (
            <Button kind="line" size="small" icon={<ArrowClockwiseIcon size={18} />} onClick={onRetry}>
              重试
            </Button>
          )}
        </div>
      )
    case 'waiting':
    case 'sending':
      return (
        <div className="editor-photo-state" role="status">
          <BreathingIris size={40} />
          {upload.waiting === null ? (
            <p className="ui-print">{Math.round(upload.progress * 100)}%</p>
          ) : (
            <p>{waitingText(upload.waiting, '上传')}</p>
          )}
        </div>
      )
  }
}
