import { Alert } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'

const Found = z.array(z.object({ rawValue: z.string() }))

/** What browsers with a built-in reader of QR codes have. */
function newDetector(): { detect: (source: HTMLVideoElement) => Promise<unknown> } | null {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (typeof Detector !== 'function') return null
  const made: unknown = Reflect.construct(Detector, [{ formats: ['qr_code'] }])
  if (typeof made !== 'object' || made === null) return null
  const detect: unknown = Reflect.get(made, 'detect')
  if (typeof detect !== 'function') return null
  return { detect: (source) => Promise.resolve(Reflect.apply(detect, made, [source])) }
}

/** Whether this browser can read codes with the camera; elsewhere they are typed. */
export const mayScan = (): boolean => newDetector() !== null && 'mediaDevices' in navigator

/** Reads a QR code with the camera. */
export function CodeScanner({ onCode, onEnd }: { onCode: (code: string) => void; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    found.current = onCode
  })
  useEffect(() => {
    const detector = newDetector()
    const ended = new AbortController()
    let stream: MediaStream | null = null
    const look = async () => {
      const element = video.current
      if (ended.signal.aborted || element === null || detector === null) return
      const [first] = Found.parse(await detector.detect(element).catch(() => []))
      if (ended.signal.aborted) return
      if (first === undefined) requestAnimationFrame(() => void look())
      else found.current(first.rawValue)
    }
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (ended.signal.aborted || video.current === null) {
          for (const track of stream.getTracks()) track.stop()
          return
        }
        video.current.srcObject = stream
        await video.current.play()
        await look()
      } catch {
        setFailed(true)
      }
    }
    void open()
    return () => {
      ended.abort()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  if (failed) {
    return (
      <Alert type="warning" showIcon closable onClose={onEnd} title="打不开摄像头，请允许使用或手动输入" />
    )
  }
  return (
    <video ref={video} muted playsInline aria-label="摄像头画面" style={{ width: '100%', borderRadius: 8 }} />
  )
}
