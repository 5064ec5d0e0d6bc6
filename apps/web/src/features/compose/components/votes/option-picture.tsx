import type { UploadedFile } from '@guangquan/contract'
import { ImageIcon } from '@guangquan/ui/icons'
import { FileInput } from '../../../../shared/pictures/file-input.tsx'
import { waitingText } from '../../../../shared/pictures/until-connected.ts'
import type { Upload } from '../../uploads.ts'

interface OptionPictureProps {
  picture: UploadedFile | null
  /** The photograph that is to replace it. */
  upload: Upload | null
  label: string
  onChoose: (file: File) => void
}

/** Thumbnail of an option's photograph; press to choose another. */
export function OptionPicture({ picture, upload, label, onChoose }: OptionPictureProps) {
  const busy = upload !== null && upload.state !== 'failed'
  // The browser may not be able to show a file that was refused.
  const shown = upload === null ? picture?.fileUrl : upload.refused ? undefined : upload.preview
  return (
    <label className="vote-draft-picture" aria-busy={busy || undefined}>
      {shown === undefined ? (
        upload === null && <ImageIcon size={24} />
      ) : (
        <img src={shown} alt="" draggable={false} />
      )}
      <FileInput
        label={label}
        accept="image/*"
        disabled={busy}
        onFiles={([file]) => {
          if (file !== undefined) onChoose(file)
        }}
      />
      {upload === null ? null : <span className="vote-draft-sending">{stateText(upload)}</span>}
    </label>
  )
}

function stateText({ state, waiting }: Upload): string {
  if (state === 'failed') return '没传好'
  return waiting === null ? '上传中' : waitingText(waiting, '上传')
}
