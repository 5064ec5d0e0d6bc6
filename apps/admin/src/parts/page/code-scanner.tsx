import { loadFindCode } from '@guangquan/ui/find-code'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'

const lookEveryMs = 100

/** Whether this device has a camera to read codes; otherwise a photograph is chosen or the code is typed. */
export const mayScan = (): boolean => 'mediaDevices' in navigator

/** Reads a QR code with the camera. */
export function CodeScanner({ onCode, onEnd }: { onCode: (code: string) => void; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    found.current = onCode
  })
  useEffect(() => {
    const ended = new AbortController()
    let stream: MediaStream | null = null
    const open = async () => {
      try {
        const [findCode, opened] = await Promise.all([
          loadFindCode(),
          navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
        ])
        stream = opened
        const element = video.current
        if (ended.signal.aborted || element === null) return stop(opened)
        element.srcObject = opened
        await element.play()
        while (!ended.signal.aborted) {
          const code = await findCode(element).catch(() => null)
          if (ended.signal.aborted) return
          if (code !== null) return found.current(code)
          await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
        }
      } catch {
        setFailed(true)
      }
    }
    void open()
    return () => {
      ended.abort()
      stop(stream)
    }
  }, [])
  if (failed) {
    return (
      <Alert
        type="warning"
        showIcon
        closable
        onClose={onEnd}
        title="打不开摄像头，请允许使用，或者拍照、手动输入"
      />
    )
  }
  return (
    <video ref={video} muted playsInline aria-label="摄像头画面" style={{ width: '100%', borderRadius: 8 }} />
  )
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

interface CodePhotoProps {
  onCode: (code: string) => void
  /** Called with the reason if a photograph has no code. */
  onFail: (sentence: string) => void
}

/** Reads a QR code from a photograph, for devices on which the page cannot open the camera. */
export function CodePhoto({ onCode, onFail }: CodePhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  async function look(file: File): Promise<void> {
    setBusy(true)
    try {
      const [findCode, picture] = await Promise.all([loadFindCode(), createImageBitmap(file)])
      const code = await findCode(picture)
      picture.close()
      if (code === null) onFail('照片里没有找到二维码，请换一张清楚、完整的')
      else onCode(code)
    } catch {
      onFail('这张照片读不出来，请换一张 JPEG 或 PNG 照片')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="large" loading={busy} onClick={() => input.current?.click()}>
        从照片里读
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="签到码的照片"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) void look(file)
        }}
      />
    </>
  )
}
