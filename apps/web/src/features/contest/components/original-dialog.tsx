import type { OwnEntry } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { Button, Field, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { uploadFile } from '../../compose/index.ts'
import { momentText } from '../contest-text.ts'
import { readContestsAgain } from '../invalidate.ts'

const { originals: maxFiles, originalUploadMiB: maxMiB } = contestBounds
const mib = 1024 * 1024
const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,image/tiff,.tif,.tiff,.cr2,.cr3,.nef,.arw,.raf,.dng,.orf,.rw2'

function hintOf(until: string | null): string {
  const about = `相机直出、没有裁切的文件，JPEG、TIFF、HEIC 或相机的 RAW，每个 ${maxMiB} MB 以内`
  const why = '只有你和主办方看得到，用来和参赛照片比对'
  return until === null ? `${about}。${why}` : `${about}。${why}；请在 ${momentText(until)} 前提交`
}

/**
 * 提交原图: uploads the originals of an entry and sends them together; an attempt after a failure continues where the last
 * one stopped.
 */
export function OriginalDialog({ entry, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const { id: entryId, number, originalUntil } = entry
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
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

  async function sendFiles(): Promise<void> {
    const control = new AbortController()
    upload.current = control
    const total = files.reduce((sum, file) => sum + file.size, 0)
    let before = 0
    const fileIds: string[] = []
    for (const file of files) {
      const done = before
      const { fileId } = await uploadFile(file, {
        useType: useTypes.matchOriginal,
        signal: control.signal,
        onProgress: (part) => setShare((done + part * file.size) / total),
      })
      before += file.size
      fileIds.push(fileId)
    }
    await sendOnce({ entryId, fileIds }, (requestId) =>
      client.call(api.Contest.UploadOriginal, { entryId, fileIds, requestId }),
    )
  }

  async function submit(): Promise<void> {
    if (files.length === 0) {
      setWrong('请选择原图')
      return
    }
    await run(async () => {
      await sendFiles()
      await readContestsAgain(queryClient)
      showToast('原图已提交，核验后通知你')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`提交 ${number} 号作品的原图`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={busy}
            busyLabel={share === null ? '正在提交' : `正在上传 ${Math.floor(share * 100)}%`}
            onClick={() => void submit()}
          >
            提交原图
          </Button>
        </>
      }
    >
      <Field
        group
        label="原图"
        required
        hint={hintOf(originalUntil)}
        counter={`${files.length}/${maxFiles}`}
        error={wrong}
      >
        <ul className="contest-files">
          {files.map((file, place) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span>
              <span className="contest-note">{(file.size / mib).toFixed(1)} MB</span>
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
          <label className="contest-choose-file" htmlFor={inputId}>
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
