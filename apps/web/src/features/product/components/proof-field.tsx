import { BreathingIris, Field, IconButton } from '@guangquan/ui'
import { PlusIcon, XIcon } from '@guangquan/ui/icons'
import { useId } from 'react'
import { FileInput } from '../../../shared/file-input.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { useProofPictures, type ProofPicture } from '../use-proof-pictures.ts'

interface ProofFieldProps {
  label: string
  hint: string
  max: number
  optional?: boolean
  error?: string | null
  pictures: readonly ProofPicture[]
  onChange: (change: (before: readonly ProofPicture[]) => readonly ProofPicture[]) => void
}

/** Pictures of an invoice or a warranty card. */
export function ProofField({
  label,
  hint,
  max,
  optional = false,
  error,
  pictures,
  onChange,
}: ProofFieldProps) {
  const inputId = useId()
  const { failure, add, remove } = useProofPictures({ pictures, max, onChange })
  return (
    <Field
      group
      label={label}
      optional={optional}
      counter={`${pictures.length}/${max}`}
      hint={hint}
      error={failure === '' ? (error ?? null) : failure}
    >
      <div className="product-proofs">
        {pictures.map((picture, place) => (
          <Thumb
            key={picture.key}
            picture={picture}
            name={`第 ${place + 1} 张${label}`}
            onRemove={() => remove(picture.key)}
          />
        ))}
        {pictures.length < max ? (
          <label className="product-proof" htmlFor={inputId}>
            <PlusIcon size={22} aria-hidden />
            <FileInput
              id={inputId}
              label={`添加${label}`}
              accept="image/jpeg,image/png"
              multiple
              onFiles={add}
            />
          </label>
        ) : null}
      </div>
    </Field>
  )
}

function Thumb({ picture, name, onRemove }: { picture: ProofPicture; name: string; onRemove: () => void }) {
  const url = useObjectUrl(picture.file)
  return (
    <div className="product-proof" aria-busy={picture.fileId === null || undefined}>
      {url === undefined ? null : <img src={url} alt={name} draggable={false} />}
      {picture.fileId === null ? (
        <span className="product-proof-sending" role="status" aria-label={`正在上传${name}`}>
          <BreathingIris size={24} />
        </span>
      ) : null}
      <span className="product-proof-remove">
        <IconButton label={`移除${name}`} icon={<XIcon size={14} />} onClick={onRemove} />
      </span>
    </div>
  )
}
