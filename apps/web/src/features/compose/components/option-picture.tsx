import type { UploadedFile } from '@guangquan/contract'
import { ImageIcon } from '@guangquan/ui/icons'
import { FileInput } from '../../../shared/file-input.tsx'
import { waitingText, type Waiting } from '../../../shared/until-connected.ts'

interface OptionPictureProps {
  picture: UploadedFile | null
  label: string
  busy: boolean
  /** What its upload waits for. */
  waiting: Waiting | null
  onChoose: (file: File) => void
}

/** Thumbnail of an option's photograph; press to choose another. */
export function OptionPicture({ picture, label, busy, waiting, onChoose }: OptionPictureProps) {
  return (
    <label className="vote-draft-picture" aria-busy={busy || undefined}>
      {picture === null ? <ImageIcon size={24} /> : <img src={picture.fileUrl} alt="" draggable={false} />}
      <FileInput
        label={label}
        accept="image/*"
        disabled={busy}
        onFiles={([file]) => {
          if (file !== undefined) onChoose(file)
        }}
      />
      {busy ? (
        <span className="vote-draft-sending">
          {waiting === null ? '上传中' : waitingText(waiting, '上传')}
        </span>
      ) : null}
    </label>
  )
}
