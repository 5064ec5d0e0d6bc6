import 'react-easy-crop/react-easy-crop.css'
import { Button, Modal } from '@guangquan/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { cutPortrait, type Square } from '../cut-portrait.ts'
import { useObjectUrl } from '../use-object-url.ts'

interface CropDialogProps {
  file: File
  onCut: (portrait: Blob) => void
  onClose: () => void
}

/** Chooses the square of a picture that becomes the portrait: drag, arrow keys, wheel or slider. */
export function CropDialog({ file, onCut, onClose }: CropDialogProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square>()
  const [busy, setBusy] = useState(false)

  async function cut() {
    if (square === undefined) return
    setBusy(true)
    onCut(await cutPortrait(file, square))
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="裁剪头像"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button kind="ink" busy={busy} disabled={square === undefined} onClick={() => void cut()}>
            确定
          </Button>
        </>
      }
    >
      <div className="crop-stage">
        {url === undefined ? null : (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, area) => setSquare(area)}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': '头像范围，用方向键移动' }}
          />
        )}
      </div>
      <label className="crop-zoom">
        缩放
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
    </Modal>
  )
}
