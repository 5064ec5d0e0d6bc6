import type { Audience } from '@guangquan/contract'
import { Field, Select } from '@guangquan/ui'
import { audienceChoices, audiencesOf, audienceValue } from '../../audience-choices.ts'

interface AudienceFieldProps {
  audiences: Audience[]
  labelHidden?: boolean
  onChange: (audiences: Audience[]) => void
}

export function AudienceField({ audiences, labelHidden = false, onChange }: AudienceFieldProps) {
  return (
    <Field label="谁可以看" labelHidden={labelHidden}>
      <Select
        options={audienceChoices.map(({ value, label }) => ({ value, label }))}
        value={audienceValue(audiences)}
        onChange={(value) => onChange(audiencesOf(value))}
      />
    </Field>
  )
}
