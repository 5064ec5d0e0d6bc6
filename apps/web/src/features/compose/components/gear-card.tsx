import type { ExifField, PictureExif } from '@guangquan/contract'
import { Button, lightValues, Switch } from '@guangquan/ui'
import { SealCheckIcon } from '@guangquan/ui/icons'
import { useId, useState } from 'react'
import { exposureOf } from '../../post/index.ts'

interface GearCardProps {
  exif: PictureExif
  hidden: ExifField[]
  onHiddenChange: (hidden: ExifField[]) => void
}

/** What the file says of camera and exposure, and a switch for each value the author would rather not show. */
export function GearCard({ exif, hidden, onHiddenChange }: GearCardProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const facts = factsOf(exif)
  if (facts.length === 0) {
    return (
      <section className="gear-card">
        <p className="font-semibold">照片里没有拍摄信息</p>
        <p className="mt-1 text-small text-ink-3">发布后片边只显示画幅号。</p>
      </section>
    )
  }
  return (
    <section className="gear-card">
      <div className="flex items-center gap-3">
        <SealCheckIcon size={24} weight="fill" className="text-success" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            {exif.cameraName === null ? '已读出拍摄信息' : '已从照片里认出器材'}
          </p>
          <p className="text-small text-ink-3">经纬度和机身序列号不会离开服务器</p>
        </div>
        <Button
          kind="text"
          size="small"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : '显示哪些'}
        </Button>
      </div>
      <dl className="gear-card-facts">
        {facts.map((fact) => (
          <div key={fact.field} data-off={hidden.includes(fact.field) || undefined}>
            <dt className="text-caption text-ink-3">{fact.label}</dt>
            <dd className="ui-print text-body">{fact.text}</dd>
          </div>
        ))}
      </dl>
      {open ? (
        <div id={panelId} className="mt-4 grid gap-2 border-t border-line pt-3 md:grid-cols-2">
          {facts.map((fact) => (
            <Switch
              key={fact.field}
              between
              label={`显示${fact.label}`}
              checked={!hidden.includes(fact.field)}
              onChange={(event) =>
                onHiddenChange(
                  event.currentTarget.checked
                    ? hidden.filter((field) => field !== fact.field)
                    : [...hidden, fact.field],
                )
              }
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}

function factsOf(exif: PictureExif): { field: ExifField; label: string; text: string }[] {
  const { camera, lens } = exposureOf(exif)
  const [fNumber = ''] = exif.fNumber === null ? [] : lightValues({ fNumber: exif.fNumber })
  const all: { field: ExifField; label: string; text: string }[] = [
    { field: 'camera', label: '相机', text: camera ?? '' },
    { field: 'lens', label: '镜头', text: lens ?? '' },
    { field: 'focalLength', label: '焦距', text: exif.focalLength === null ? '' : `${exif.focalLength}mm` },
    { field: 'fNumber', label: '光圈', text: fNumber },
    { field: 'exposureTime', label: '快门', text: exif.exposureTime === null ? '' : `${exif.exposureTime}s` },
    { field: 'iso', label: '感光度', text: exif.iso === null ? '' : `ISO ${exif.iso}` },
    {
      field: 'exposureBias',
      label: '曝光补偿',
      text: exif.exposureBias === null ? '' : `${exif.exposureBias} EV`,
    },
    { field: 'shotDate', label: '时间', text: exif.shotDate ?? '' },
  ]
  return all.filter((fact) => fact.text !== '')
}
