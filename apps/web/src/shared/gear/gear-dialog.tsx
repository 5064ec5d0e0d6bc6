import './gear-dialog.css'
import type { GearRanges } from '@guangquan/rules/gear/gear-query'
import type { GearOption } from '@guangquan/contract'
import { Button, Field, Modal, Select, TextInput } from '@guangquan/ui'
import { useState } from 'react'
import { gearFigures, rangesOf, textsOf } from './gear-ranges.ts'

export interface GearChoice {
  /** Value of the chosen option; null: any. */
  camera: string | null
  lens: string | null
  ranges: GearRanges
}

interface GearDialogProps {
  open: boolean
  onClose: () => void
  /** Cameras and lenses to choose from; `value` names the property that is an option's value. */
  gear: { cameras: GearOption[]; lenses: GearOption[] } | undefined
  value: 'id' | 'name'
  chosen: GearChoice
  onApply: (choice: GearChoice) => void
}

/** Filters by camera, lens and exposure ranges, in one form that is applied at once. */
export function GearDialog(props: GearDialogProps) {
  return (
    <Modal open={props.open} onClose={props.onClose} title="按器材和参数找照片" size="wide" closable>
      {props.open ? <GearForm {...props} /> : null}
    </Modal>
  )
}

function GearForm({ gear, value, chosen, onApply, onClose }: GearDialogProps) {
  const [camera, setCamera] = useState(chosen.camera)
  const [lens, setLens] = useState(chosen.lens)
  const [texts, setTexts] = useState(() => textsOf(chosen.ranges))
  const [wrong, setWrong] = useState<string | null>(null)

  function apply(): void {
    const read = rangesOf(texts)
    if ('wrong' in read) return setWrong(read.wrong)
    onApply({ camera, lens, ranges: read.ranges })
    onClose()
  }

  return (
    <form
      className="gear-form"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <div className="gear-form-grid">
        <Field label="相机">
          <Select
            options={optionsOf(gear?.cameras, value, '全部相机', camera)}
            value={camera ?? ''}
            onChange={(next) => setCamera(next === '' ? null : next)}
          />
        </Field>
        <Field label="镜头">
          <Select
            options={optionsOf(gear?.lenses, value, '全部镜头', lens)}
            value={lens ?? ''}
            onChange={(next) => setLens(next === '' ? null : next)}
          />
        </Field>
        {gearFigures.map(({ key, label, from, to }) => {
          const pair = texts[key] ?? { from: '', to: '' }
          const change = (part: 'from' | 'to', text: string) => {
            setTexts({ ...texts, [key]: { ...pair, [part]: text } })
            setWrong(null)
          }
          return (
            <Field key={key} label={label} group error={wrong === key ? `写成 ${from} 这样的数字` : null}>
              <div className="gear-form-range">
                <TextInput
                  digits
                  aria-label={`${label}从`}
                  placeholder={from}
                  value={pair.from}
                  onChange={({ target }) => change('from', target.value)}
                />
                <span aria-hidden>至</span>
                <TextInput
                  digits
                  aria-label={`${label}到`}
                  placeholder={to}
                  value={pair.to}
                  onChange={({ target }) => change('to', target.value)}
                />
              </div>
            </Field>
          )
        })}
      </div>
      <div className="gear-form-actions">
        <Button
          kind="line"
          onClick={() => {
            setCamera(null)
            setLens(null)
            setTexts(textsOf({}))
            setWrong(null)
          }}
        >
          全部清除
        </Button>
        <Button type="submit" kind="ink">
          查看照片
        </Button>
      </div>
    </form>
  )
}

function optionsOf(gear: GearOption[] | undefined, key: 'id' | 'name', all: string, chosen: string | null) {
  const known = (gear ?? []).map((one) => ({ value: one[key], label: `${one.name}　${one.count}` }))
  // A typed name need not be in the list.
  const own =
    chosen === null || known.some((one) => one.value === chosen) ? [] : [{ value: chosen, label: chosen }]
  return [{ value: '', label: all }, ...own, ...known]
}
