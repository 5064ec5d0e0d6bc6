import type { PublishForEdit } from '@guangquan/contract'
import { textLimits } from '@guangquan/contract/limits'
import { IconButton, TextInput } from '@guangquan/ui'
import { CaretUpIcon, TrashIcon } from '@guangquan/ui/icons'

export type EditedPicture = PublishForEdit['pictures'][number]

interface EditFramesProps {
  pictures: EditedPicture[]
  onChange: (pictures: EditedPicture[]) => void
}

/** The photographs of a post that is out: their words and order may change, some may go, none comes. */
export function EditFrames({ pictures, onChange }: EditFramesProps) {
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
              maxLength={textLimits.pictureTitle * 2}
              value={picture.title}
              onChange={(event) => edit(picture.fileId, { title: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`第 ${place + 1} 张的画面描述`}
              placeholder="为看不见的影友描述一下画面"
              maxLength={textLimits.pictureAlt * 2}
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
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
