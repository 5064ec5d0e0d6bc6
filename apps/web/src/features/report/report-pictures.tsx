import { BreathingIris, Field, IconButton } from '@guangquan/ui'
import { PlusIcon, XIcon } from '@guangquan/ui/icons'
import { useId } from 'react'
import { FileInput } from '../../shared/file-input.tsx'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import { maxReportPictures, type ReportPicture } from './use-report-pictures.ts'

interface ReportPicturesProps {
  pictures: readonly ReportPicture[]
  failure: string
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
}

/** Evidence for a report: up to three photographs. */
export function ReportPictures({ pictures, failure, onAdd, onRemove }: ReportPicturesProps) {
  const inputId = useId()
  return (
    <Field
      group
      className="mt-4"
      label="照片"
      optional
      counter={`最多 ${maxReportPictures} 张`}
      error={failure === '' ? null : failure}
    >
      <div className="report-pictures">
        {pictures.map((picture, place) => (
          <Thumb key={picture.key} picture={picture} place={place} onRemove={() => onRemove(picture.key)} />
        ))}
        {pictures.length < maxReportPictures ? (
          <label className="report-picture" htmlFor={inputId}>
            <PlusIcon size={22} aria-hidden />
            <FileInput
              id={inputId}
              label="添加照片"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              onFiles={onAdd}
            />
          </label>
        ) : null}
      </div>
    </Field>
  )
}

function Thumb({
  picture,
  place,
  onRemove,
}: {
  picture: ReportPicture
  place: number
  onRemove: () => void
}) {
  const url = useObjectUrl(picture.file)
  const name = `第 ${place + 1} 张照片`
  return (
    <div className="report-picture" aria-busy={picture.fileId === null || undefined}>
      {url === undefined ? null : <img src={url} alt={name} draggable={false} />}
      {picture.fileId === null ? (
        <span className="report-picture-sending" role="status" aria-label={`正在上传${name}`}>
          <BreathingIris size={24} />
        </span>
      ) : null}
      <span className="report-picture-remove">
        <IconButton label={`移除${name}`} icon={<XIcon size={14} />} onClick={onRemove} />
      </span>
    </div>
  )
}
