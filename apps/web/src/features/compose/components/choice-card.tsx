import { licences } from '@guangquan/contract/media/licences'
import { Button, Field, Select, Switch } from '@guangquan/ui'
import type { PhotoChoices } from '../photo-choices.ts'

interface ChoiceCardProps {
  choices: PhotoChoices
  /** The file contains the time it was taken. */
  hasTime: boolean
  /** Members below level 4 cannot use a tiled watermark. */
  mayTile: boolean
  /** There is more than one photograph. */
  several: boolean
  onChange: (choices: Partial<PhotoChoices>) => void
  onAll: () => void
}

const licenceOptions = [
  { value: 1, label: licences[1].name },
  { value: 2, label: `${licences[2].name}　署名` },
  { value: 3, label: `${licences[3].name}　署名，非商业` },
  { value: 4, label: `${licences[4].name}　署名，非商业，不改作` },
  { value: 5, label: `${licences[5].name}　放弃权利` },
] as const

const watermarkOptions = [
  { value: 0, label: '不加' },
  { value: 1, label: '右下角署名' },
  { value: 2, label: '平铺' },
] as const

/** Licence, watermark and sizes of one photograph. */
export function ChoiceCard({ choices, hasTime, mayTile, several, onChange, onAll }: ChoiceCardProps) {
  return (
    <section className="gear-card" aria-label="许可与水印">
      <div className="choice-card-selects">
        <Field label="许可">
          <Select
            options={licenceOptions}
            value={choices.licence}
            onChange={(licence) => onChange({ licence })}
          />
        </Field>
        <Field
          label="水印"
          hint={mayTile ? '加在 1080 像素以上的副本上，原图不动' : '平铺从 f/8（4 级）起可用'}
        >
          <Select
            options={watermarkOptions.map((option) =>
              option.value === 2 && !mayTile ? { ...option, disabled: true } : option,
            )}
            value={choices.watermark}
            onChange={(watermark) => onChange({ watermark })}
          />
        </Field>
      </div>
      <div className="choice-card-switches">
        <Switch
          between
          label="影友可以放大看原图（100%）"
          checked={choices.largeOpen}
          onChange={(event) => onChange({ largeOpen: event.currentTarget.checked })}
        />
        {hasTime ? (
          <Switch
            between
            label="公开拍摄的钟点（默认只公开日期）"
            checked={choices.timeOpen}
            onChange={(event) => onChange({ timeOpen: event.currentTarget.checked })}
          />
        ) : null}
      </div>
      {several ? (
        <Button kind="text" size="small" onClick={onAll}>
          用到全部照片
        </Button>
      ) : null}
    </section>
  )
}
