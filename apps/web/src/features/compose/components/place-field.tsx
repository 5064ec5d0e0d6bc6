import { textLimits } from '@guangquan/contract/limits'
import { Field, TextInput } from '@guangquan/ui'

interface PlaceFieldProps {
  place: string
  error: string | null
  onChange: (place: string) => void
}

/** Where a post was made, in its author's words. */
export function PlaceField({ place, error, onChange }: PlaceFieldProps) {
  return (
    <Field label="地点" optional error={error}>
      <TextInput
        value={place}
        maxLength={textLimits.place}
        placeholder="例如：舟山 · 嵊泗"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
