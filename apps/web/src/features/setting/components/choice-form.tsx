import { ChoiceCards, type CardOption } from '@guangquan/ui'
import { useState } from 'react'
import { useSaveOwn, type OwnChange } from '../own-info.tsx'
import { SettingForm } from './setting-form.tsx'

/** A choice of one out of a few, with save. */
export function ChoiceForm(props: {
  label: string
  options: readonly CardOption<number>[]
  stored: number
  change: (value: number) => OwnChange
}) {
  const { label, options, stored, change } = props
  const [value, setValue] = useState(stored)
  const [error, setError] = useState<string | null>(null)
  const save = useSaveOwn()
  return (
    <SettingForm
      dirty={value !== stored}
      onRefused={setError}
      onSave={async () => {
        await save(change(value))
        return true
      }}
    >
      <ChoiceCards
        label={label}
        labelHidden
        options={options}
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next)
          setError(null)
        }}
      />
    </SettingForm>
  )
}
