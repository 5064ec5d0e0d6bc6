import './picture-field.css'
import type { UseType } from '@guangquan/contract'
import { BreathingIris, Field, IconButton } from '@guangquan/ui'
import { ArticleIcon, PlusIcon, XIcon } from '@guangquan/ui/icons'
import { useId } from 'react'
import { FileInput } from './file-input.tsx'
import { useObjectUrl } from './use-object-url.ts'
import { useUploadPictures, type LoadUpload, type UploadPicture } from './use-upload-pictures.ts'

interface PictureFieldProps {
  label: string
  hint?: string
  max: number
  optional?: boolean
  error?: string | null
  /** MIME types that can be chosen. */
  accept: string
  useType: UseType
  loadUpload: LoadUpload
  pictures: readonly UploadPicture[]
  onChange: (change: (before: readonly UploadPicture[]) => readonly UploadPicture[]) => void
}

/**
 * A form field for a few pictures, or PDFs if they are accepted, as evidence for a report or as an invoice. Each is
 * uploaded as soon as it is chosen.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, max, optional = false, error, accept, pictures } = props
  const inputId = useId()
  const { failure, add, remove } = useUploadPictures(props)
  return (
    <Field
      group
      label={label}
      optional={optional}
      counter={`${pictures.length}/${max}`}
      {...(hint === undefined ? {} : { hint })}
      error={failure === '' ? (error ?? null) : failure}
    >
      <div className="picture-field">
        {pictures.map((picture, place) => (
          <Thumb
            key={picture.key}
            picture={picture}
            name={`第 ${place + 1} 张${label}`}
            onRemove={() => remove(picture.key)}
          />
        ))}
        {pictures.length < max ? (
          <label className="picture-tile" htmlFor={inputId}>
            <PlusIcon size={22} aria-hidden />
            <FileInput id={inputId} label={`添加${label}`} accept={accept} multiple onFiles={add} />
          </label>
        ) : null}
      </div>
    </Field>
  )
}

function Thumb({ picture, name, onRemove }: { picture: UploadPicture; name: string; onRemove: () => void }) {
  const { file } = picture
  const isPdf = file === null ? picture.url === undefined : file.type === 'application/pdf'
  const url = useObjectUrl(isPdf ? null : file) ?? picture.url
  return (
    <div className="picture-tile" aria-busy={picture.fileId === null || undefined}>
      {isPdf ? (
        <span className="picture-tile-file">
          <ArticleIcon size={22} aria-hidden />
          <span>{file?.name ?? picture.fileName}</span>
        </span>
      ) : null}
      {url === undefined ? null : <img src={url} alt={name} draggable={false} />}
      {picture.fileId === null ? (
        <span className="picture-tile-sending" role="status" aria-label={`正在上传${name}`}>
          <BreathingIris size={24} />
        </span>
      ) : null}
      <span className="picture-tile-remove">
        <IconButton label={`移除${name}`} icon={<XIcon size={14} />} onClick={onRemove} />
      </span>
    </div>
  )
}
