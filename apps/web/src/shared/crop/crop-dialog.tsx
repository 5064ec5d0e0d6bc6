import 'react-easy-crop/react-easy-crop.css'
import './crop.css'
import { Button, Modal } from '@guangquan/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useObjectUrl } from '../pictures/use-object-url.ts'
import { cutPicture, type Cut, type CutRule } from './cut-picture.ts'

export interface CropDialogProps {
  file: File
  /** What is cropped: 头像, 背景. */
  name: string
  /** Width divided by height. */
  aspect: number
  rule: CutRule
  round?: boolean
  onCut: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the crop of a picture: drag, arrow keys, wheel or slider. */
export function CropDialog({ file, name, aspect, rule, round = false, onCut, onClose }: CropDialogProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [maxZoom, setMaxZoom] = useState(1)
  const [cut, setCut] = useState<Cut>()
  const [busy, setBusy] = useState(false)

  async function take() {
    if (cut === undefined) return
    setBusy(true)
    onCut(await cutPicture(file, cut, rule))
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`裁剪${name}`}
      size={aspect > 1 ? 'wide' : 'small'}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button kind="ink" busy={busy} disabled={cut === undefined} onClick={() => void take()}>
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
            maxZoom={maxZoom}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, area) => setCut(area)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => {
              // Limits the zoom so that the crop keeps the minimum size.
              const across = Math.min(naturalWidth, naturalHeight * aspect)
              setMaxZoom(Math.max(1, Math.min(3, across / rule.min.width)))
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': `${name}范围，用方向键移动` }}
          />
        )}
      </div>
      <label className="crop-zoom">
        缩放
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          disabled={maxZoom === 1}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
    </Modal>
  )
}
