import './damage-notice.css'
import type { UploadedFile } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { WarningCircleIcon } from '@guangquan/ui/icons'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../../platform/api.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { showError } from '../../../shared/forms/show-error.ts'

interface DamageNoticeProps {
  file: UploadedFile
  /** It is published all the same. */
  onAccept: (file: UploadedFile) => void
  onReplace: (file: File) => void
}

/** Choices for a photograph that decodes with errors: choose another or publish it anyway. */
export function DamageNotice({ file, onAccept, onReplace }: DamageNoticeProps) {
  const input = useRef<HTMLInputElement>(null)
  const accept = useMutation({
    mutationFn: () =>
      client.call(api.FileUpload.AcceptDamage, { fileId: file.fileId, requestId: crypto.randomUUID() }),
    onSuccess: () => onAccept({ ...file, damage: 2 }),
    onError: (error) => showError(error, '没有确认好，请重试'),
  })
  if (file.damage !== 1) return null
  return (
    <div className="damage-notice" role="group" aria-label="照片可能已损坏">
      <p className="damage-notice-words" role="alert">
        <WarningCircleIcon size={20} className="flex-none text-danger" />
        这张照片可能已损坏，请看看画面是否完整。
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="line" size="small" onClick={() => input.current?.click()}>
          换一张
        </Button>
        <Button
          kind="line"
          size="small"
          busy={accept.isPending}
          busyLabel="正在确认"
          onClick={() => accept.mutate()}
        >
          仍然发布
        </Button>
      </div>
      <FileInput
        ref={input}
        label="换一张照片"
        accept="image/*"
        onFiles={([chosen]) => {
          if (chosen !== undefined) onReplace(chosen)
        }}
      />
    </div>
  )
}
