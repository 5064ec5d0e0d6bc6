import '../register.css'
import { Button } from '@guangquan/ui'
import { loadFindCode } from '@guangquan/ui/find-code'
import { CameraIcon } from '@guangquan/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'

const lookEveryMs = 200

type State = 'idle' | 'opening' | 'looking' | 'refused' | 'missing'

const sentences: Partial<Record<State, string>> = {
  refused: '没有打开相机。请在浏览器的设置里允许使用相机，或者选择一张照片。',
  missing: '这台设备上没有可用的相机，可以选择一张二维码的照片。',
}

/**
 * The device's camera, looking for a code. `hint`: what to hold in front of it. `onText` is called for each text found.
 */
export function ScanCamera({ hint, onText }: { hint: string; onText: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('idle')
  const isOn = state === 'opening' || state === 'looking'
  const report = useEffectEvent(onText)

  useEffect(() => {
    if (!isOn) return
    const element = video.current
    const control = new AbortController()
    const { signal } = control
    let stream: MediaStream | null = null
    const begin = async () => {
      try {
        const [findCode, opened] = await Promise.all([
          loadFindCode(loadChunk),
          navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
        ])
        stream = opened
        if (signal.aborted || element === null) return stop(stream)
        element.srcObject = opened
        await element.play()
        setState('looking')
        while (!signal.aborted) {
          const text = await findCode(element).catch(() => null)
          if (text !== null && !signal.aborted) report(text)
          await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
        }
      } catch (error) {
        if (!signal.aborted) setState(isRefusal(error) ? 'refused' : 'missing')
      }
    }
    void begin()
    return () => {
      control.abort()
      stop(stream)
    }
  }, [isOn])

  return (
    <div className="product-camera" data-on={isOn || undefined}>
      <video ref={video} muted playsInline aria-label="相机画面" hidden={!isOn} />
      {isOn ? (
        <span className="product-camera-frame" aria-hidden />
      ) : (
        <div className="product-camera-idle">
          <p role={state === 'idle' ? undefined : 'alert'}>{sentences[state] ?? hint}</p>
          <Button kind="lit" icon={<CameraIcon size={18} />} onClick={() => setState('opening')}>
            {state === 'idle' ? '打开相机' : '再试一次'}
          </Button>
        </div>
      )}
      {isOn ? (
        <p className="sr-only" role="status">
          {state === 'opening' ? '正在打开相机' : '正在识别二维码'}
        </p>
      ) : null}
    </div>
  )
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
