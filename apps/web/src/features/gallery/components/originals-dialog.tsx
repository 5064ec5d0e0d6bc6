import type { OwnSubmission } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { Button, Field, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { uploadFile } from '../../compose/index.ts'

const mib = 1024 * 1024
const maxMiB = contestBounds.originalUploadMiB
const maxFiles = galleryLimits.photos
const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,image/tiff,.tif,.tiff,.cr2,.cr3,.nef,.arw,.raf,.dng,.orf,.rw2'

/** 提交原图: uploads the originals of a chosen submission and sends them together. */
export function OriginalsDialog({
  submission: { id, title },
  onClose,
}: {
  submission: OwnSubmission
  onClose: () => void
}) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const inputId = useId()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const upload = useRef<AbortController>(null)
  const { busy, failure, run } = useDialogAct()
  useEffect(() => () => upload.current?.abort(), [])

  function choose(chosen: readonly File[]): void {
    const fitting = chosen.filter((file) => file.size <= maxMiB * mib)
    const all = [...files, ...fitting]
    setFiles(all.slice(0, maxFiles))
    if (fitting.length < chosen.length) setWrong(`文件太大，最大 ${maxMiB} MB`)
    else setWrong(all.length > maxFiles ? `最多 ${maxFiles} 个文件` : null)
  }

  async function submit(): Promise<void> {
    if (files.length === 0) {
      setWrong('请选择原图')
      return
    }
    await run(async () => {
      const control = new AbortController()
      upload.current = control
      const fileIds: string[] = []
      for (const file of files) {
        const { fileId } = await uploadFile(file, {
          useType: useTypes.matchOriginal,
          signal: control.signal,
          onProgress: () => undefined,
        })
        fileIds.push(fileId)
      }
      await sendOnce({ id, fileIds }, (requestId) =>
        client.call(api.OnlineGallery.SendOriginals, { id, fileIds, requestId }),
      )
      await queries.invalidate(queryClient, api.OnlineGallery.GetOwnSubmissions)
      showToast('原图已提交')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`提交《${title}》的原图`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button busy={busy} busyLabel="正在上传" onClick={() => void submit()}>
            提交原图
          </Button>
        </>
      }
    >
      <Field
        group
        label="原图"
        required
        hint={`用来冲印，JPEG、TIFF、HEIC 或相机的 RAW，每个 ${maxMiB} MB 以内，不会公开`}
        counter={`${files.length}/${maxFiles}`}
        error={wrong}
      >
        <ul className="gallery-files">
          {files.map((file, place) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span>
              <Button
                kind="text"
                size="small"
                disabled={busy}
                aria-label={`移除第 ${place + 1} 个文件 ${file.name}`}
                onClick={() => setFiles((list) => list.filter((one) => one !== file))}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
        {files.length < maxFiles ? (
          <label className="gallery-choose-file" htmlFor={inputId}>
            选择文件
            <FileInput
              id={inputId}
              label="选择原图"
              accept={accepted}
              multiple
              disabled={busy}
              onFiles={choose}
            />
          </label>
        ) : null}
      </Field>
      {failure}
    </Modal>
  )
}
