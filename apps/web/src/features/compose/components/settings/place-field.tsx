import { postLimits } from '@guangquan/contract/post/post.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { Field, LengthText, TextInput } from '@guangquan/ui'
import { longField } from '../../draft-fields.ts'

interface PlaceFieldProps {
  place: string
  error: string | null
  labelHidden?: boolean
  onChange: (place: string) => void
}

/** The place of a post, as free text. */
export function PlaceField({ place, error, labelHidden = false, onChange }: PlaceFieldProps) {
  const length = writtenLength(place)
  return (
    <Field
      label="地点"
      labelHidden={labelHidden}
      optional
      counter={<LengthText length={length} limit={postLimits.place} />}
      error={longField(place) || error}
    >
      <TextInput
        value={place}
        placeholder="例如：舟山 · 嵊泗"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
