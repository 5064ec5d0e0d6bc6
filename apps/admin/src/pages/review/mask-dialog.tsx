import type { MaskedPicture, MaskRegion } from '@guangquan/contract'
import { maskLimits } from '@guangquan/contract/review/review.words'
import { App, Button, Flex, InputNumber, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { keysOf } from '../../parts/fields/choices.ts'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { useUnsaved } from '../../parts/acts/unsaved.tsx'
import { api, call, sentenceOf } from '../../platform/api.ts'
import { MaskCanvas } from './mask-canvas.tsx'
import type { MaskablePicture } from './maskable-picture.ts'

interface MaskDialogProps {
  caseId: string
  picture: MaskablePicture
  onMade: (copy: MaskedPicture) => void
  onClose: () => void
}

const sides = { x: '左', y: '上', width: '宽', height: '高' } as const
const added: MaskRegion = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }

/** Marks parts of a photograph by dragging or with numbers, and previews the result. */
export function MaskDialog({ onClose, ...props }: MaskDialogProps) {
  return (
    <FormDialog open width={960} title="打码" onClose={onClose}>
      <Masking {...props} />
    </FormDialog>
  )
}

function Masking({ caseId, picture, onMade }: Omit<MaskDialogProps, 'onClose'>) {
  const { message } = App.useApp()
  const [regions, setRegions] = useState<readonly MaskRegion[]>([])
  const [copy, setCopy] = useState<MaskedPicture | null>(null)
  const [pending, setPending] = useState(false)
  const markUnsaved = useUnsaved()
  useEffect(() => markUnsaved(regions.length > 0))
  const isFull = regions.length >= maskLimits.regions

  function change(at: number, side: keyof MaskRegion, percent: number | null) {
    const value = Math.min(1, Math.max(0, (percent ?? 0) / 100))
    setRegions(regions.map((one, index) => (index === at ? { ...one, [side]: value } : one)))
  }
  async function make() {
    setPending(true)
    try {
      setCopy(
        await call(api.ReviewCase.MaskPicture, { id: caseId, pictureId: picture.id, regions: [...regions] }),
      )
    } catch (error) {
      message.error(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  if (copy !== null)
    return (
      <>
        <img className="review-masked" src={copy.url1080} alt="打码后的照片" />
        <Flex justify="flex-end" gap={8} wrap style={{ marginTop: 16 }}>
          <Button onClick={() => setCopy(null)}>重新标</Button>
          <Button type="primary" onClick={() => onMade(copy)}>
            采用
          </Button>
        </Flex>
      </>
    )
  return (
    <>
      <Typography.Paragraph type="secondary">
        在照片上拖出要打码的地方，可以有几处。原图不再给任何人看。
      </Typography.Paragraph>
      <MaskCanvas
        picture={picture}
        regions={regions}
        onAdd={(region) => (isFull ? undefined : setRegions([...regions, region]))}
      />
      <ol className="review-regions">
        {regions.map((region, index) => (
          <li key={index}>
            <Flex wrap gap={8} align="center">
              {keysOf(sides).map((side) => (
                <InputNumber
                  key={side}
                  aria-label={`第 ${index + 1} 处的${sides[side]}`}
                  prefix={sides[side]}
                  suffix="%"
                  min={0}
                  max={100}
                  value={Math.round(region[side] * 1000) / 10}
                  onChange={(percent) => change(index, side, percent)}
                  style={{ width: 120 }}
                />
              ))}
              <Button type="link" onClick={() => setRegions(regions.filter((_, at) => at !== index))}>
                去掉
              </Button>
            </Flex>
          </li>
        ))}
      </ol>
      <Flex justify="space-between" gap={8} wrap style={{ marginTop: 12 }}>
        <Button disabled={isFull} onClick={() => setRegions([...regions, added])}>
          加一处
        </Button>
        <Button type="primary" disabled={regions.length === 0} loading={pending} onClick={() => void make()}>
          看打码后的样子
        </Button>
      </Flex>
    </>
  )
}
