import type { PublishForEdit } from '@guangquan/contract'
import { tiledFromLevel } from '@guangquan/contract/limits'
import { Button, IconButton, showToast, TextInput } from '@guangquan/ui'
import { CaretUpIcon, TrashIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { passesGate } from '../../../shared/passes-gate.ts'
import { ChoiceCard } from './choice-card.tsx'
import { GearCard } from './gear-card.tsx'

export type EditedPicture = PublishForEdit['pictures'][number]

interface EditFramesProps {
  pictures: EditedPicture[]
  onChange: (pictures: EditedPicture[]) => void
}

/** The photographs of a published post: they can be reordered, described and removed, but none can be added. */
export function EditFrames({ pictures, onChange }: EditFramesProps) {
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const [open, setOpen] = useState<string | null>(null)
  const edit = (fileId: string, part: Partial<EditedPicture>) =>
    onChange(pictures.map((picture) => (picture.fileId === fileId ? { ...picture, ...part } : picture)))
  const up = (place: number) => {
    const moved = pictures[place]
    const others = pictures.filter((_, index) => index !== place)
    if (moved !== undefined) onChange(others.toSpliced(place - 1, 0, moved))
  }
  return (
    <ul className="edit-frames" aria-label="照片">
      {pictures.map((picture, place) => (
        <li key={picture.fileId} className="edit-frame">
          <img src={picture.fileUrl} alt={picture.alt} draggable={false} />
          <div className="flex min-w-0 flex-col gap-2">
            <TextInput
              aria-label={`第 ${place + 1} 张的标题`}
              placeholder="标题"
              value={picture.title}
              onChange={(event) => edit(picture.fileId, { title: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`第 ${place + 1} 张的画面描述`}
              placeholder="为看不见的影友描述一下画面"
              value={picture.alt}
              onChange={(event) => edit(picture.fileId, { alt: event.currentTarget.value })}
            />
            <div className="flex gap-1">
              <IconButton
                label={`把第 ${place + 1} 张往前移`}
                icon={<CaretUpIcon size={20} />}
                disabled={place === 0}
                onClick={() => up(place)}
              />
              <IconButton
                label={`移除第 ${place + 1} 张`}
                icon={<TrashIcon size={20} />}
                disabled={pictures.length === 1}
                onClick={() => onChange(pictures.filter((one) => one.fileId !== picture.fileId))}
              />
              <Button
                kind="text"
                size="small"
                aria-expanded={open === picture.fileId}
                aria-label={`第 ${place + 1} 张的拍摄信息与许可`}
                onClick={() => setOpen(open === picture.fileId ? null : picture.fileId)}
              >
                {open === picture.fileId ? '收起' : '拍摄信息与许可'}
              </Button>
            </div>
          </div>
          {open === picture.fileId ? (
            <div className="edit-frame-choices">
              <GearCard
                exif={picture.exif}
                edits={picture.exifEdits}
                hidden={picture.exifHidden}
                onHiddenChange={(exifHidden) => edit(picture.fileId, { exifHidden })}
                onEdit={(exifEdits) => edit(picture.fileId, { exifEdits })}
              />
              <ChoiceCard
                choices={picture}
                hasTime={picture.exif.shotDate !== null}
                mayTile={passesGate(own.data?.level, tiledFromLevel)}
                several={pictures.length > 1}
                onChange={(choices) => edit(picture.fileId, choices)}
                onAll={() => {
                  const { licence, watermark, largeOpen, timeOpen } = picture
                  onChange(pictures.map((one) => ({ ...one, licence, watermark, largeOpen, timeOpen })))
                  showToast('已用到全部照片')
                }}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
