import type { Audience } from '@guangquan/contract'
import { Field, Select } from '@guangquan/ui'
import { audienceChoices, audiencesOf, audienceValue } from '../audience-choices.ts'

interface AudienceFieldProps {
  audiences: Audience[]
  onChange: (audiences: Audience[]) => void
}

export function AudienceField({ audiences, onChange }: AudienceFieldProps) {
  return (
    <Field label="谁可以看">
      <Select
        options={audienceChoices.map(({ value, label }) => ({ value, label }))}
        value={audienceValue(audiences)}
        onChange={(value) => onChange(audiencesOf(value))}
      />
    </Field>
  )
}
