import type { ExifEdits, ExifField, ManualField, PictureExif } from '@guangquan/contract'
import { Button, lightValues, Switch } from '@guangquan/ui'
import { SealCheckIcon } from '@guangquan/ui/icons'
import { useId, useState } from 'react'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { withEdits } from '../photo-choices.ts'
import { ManualExifForm } from './manual-exif-form.tsx'

interface GearCardProps {
  /** As in the file. */
  exif: PictureExif
  edits: ExifEdits
  hidden: ExifField[]
  onHiddenChange: (hidden: ExifField[]) => void
  onEdit: (edits: ExifEdits) => void
}

/** Camera and exposure: a switch to hide each value, and fields to correct it. */
export function GearCard({ exif, edits, hidden, onHiddenChange, onEdit }: GearCardProps) {
  const [open, setOpen] = useState<'switches' | 'form' | null>(null)
  const panelId = useId()
  const shown = withEdits(exif, edits)
  const facts = factsOf(shown)
  const isSilent = factsOf(exif).length === 0
  const toggle = (which: 'switches' | 'form') => setOpen(open === which ? null : which)
  return (
    <section className="gear-card" aria-label="拍摄信息">
      <div className="flex flex-wrap items-center gap-3">
        {isSilent ? null : <SealCheckIcon size={24} weight="fill" className="text-success" />}
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{headOf(exif, isSilent)}</p>
          <p className="text-small text-ink-3">
            {isSilent ? '发布后片边只显示画幅号，也可以自己填' : '经纬度和机身序列号不会离开服务器'}
          </p>
        </div>
        {facts.length === 0 ? null : (
          <Button
            kind="text"
            size="small"
            aria-expanded={open === 'switches'}
            aria-controls={panelId}
            onClick={() => toggle('switches')}
          >
            {open === 'switches' ? '收起' : '显示哪些'}
          </Button>
        )}
        <Button
          kind="text"
          size="small"
          aria-expanded={open === 'form'}
          aria-controls={panelId}
          onClick={() => toggle('form')}
        >
          {open === 'form' ? '收起' : isSilent ? '手动填写' : '修改'}
        </Button>
      </div>
      {facts.length === 0 ? null : (
        <dl className="gear-card-facts">
          {facts.map((fact) => (
            <div key={fact.label} data-off={hidden.some((field) => field === fact.field) || undefined}>
              <dt className="text-caption text-ink-3">
                {fact.label}
                {shown.hand.includes(fact.hand) ? '　手动' : ''}
              </dt>
              <dd className="ui-print text-body">{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div id={panelId}>
        {open === 'switches' ? (
          <div className="gear-card-panel grid gap-2 md:grid-cols-2">
            {facts.map(({ field, label }) =>
              field === undefined ? null : (
                <Switch
                  key={field}
                  between
                  label={`显示${label}`}
                  checked={!hidden.includes(field)}
                  onChange={(event) =>
                    onHiddenChange(
                      event.currentTarget.checked
                        ? hidden.filter((one) => one !== field)
                        : [...hidden, field],
                    )
                  }
                />
              ),
            )}
          </div>
        ) : null}
        {open === 'form' ? (
          <div className="gear-card-panel">
            <ManualExifForm exif={exif} edits={edits} onChange={onEdit} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function headOf(exif: PictureExif, isSilent: boolean): string {
  if (isSilent) return '照片里没有拍摄信息'
  return exif.cameraName === null ? '已读出拍摄信息' : '已从照片里认出器材'
}

interface Fact {
  /** The switch that hides it; manual-only values have none, they are simply left empty. */
  field?: ExifField
  hand: ManualField
  label: string
  text: string
}

function factsOf(exif: PictureExif): Fact[] {
  const { camera, lens } = exposureOf(exif)
  const [fNumber = ''] = exif.fNumber === null ? [] : lightValues({ fNumber: exif.fNumber })
  const all: Fact[] = [
    { field: 'camera', hand: 'camera', label: '相机', text: camera ?? '' },
    { field: 'lens', hand: 'lens', label: '镜头', text: lens ?? '' },
    { hand: 'lensType', label: '镜头类型', text: exif.lensType ?? '' },
    { hand: 'adapter', label: '转接', text: exif.adapter ?? '' },
    {
      field: 'focalLength',
      hand: 'focalLength',
      label: '焦距',
      text: exif.focalLength === null ? '' : `${exif.focalLength}mm`,
    },
    { field: 'fNumber', hand: 'fNumber', label: '光圈', text: fNumber },
    {
      field: 'exposureTime',
      hand: 'exposureSeconds',
      label: '快门',
      text: exif.exposureTime === null ? '' : `${exif.exposureTime}s`,
    },
    { field: 'iso', hand: 'iso', label: '感光度', text: exif.iso === null ? '' : `ISO ${exif.iso}` },
    {
      field: 'exposureBias',
      hand: 'exposureBias',
      label: '曝光补偿',
      text: exif.exposureBias === null ? '' : `${exif.exposureBias} EV`,
    },
    { hand: 'film', label: '胶片', text: exif.film ?? '' },
    { hand: 'scanner', label: '扫描', text: exif.scanner ?? '' },
    { field: 'shotDate', hand: 'shotDate', label: '时间', text: exif.shotDate ?? '' },
    { field: 'software', hand: 'software', label: '后期', text: exif.software ?? '' },
  ]
  return all.filter((fact) => fact.text !== '')
}
