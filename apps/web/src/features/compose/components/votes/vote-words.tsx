import { voteLimits } from '@guangquan/contract/vote/vote.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Field, LengthText, TextInput } from '@guangquan/ui'
import type { DraftFields } from '../../draft-fields.ts'

interface VoteWordsProps {
  fields: DraftFields
  /** The server's error for a field. */
  wrong: (path: string) => string | null
  onChange: (change: Partial<DraftFields>) => void
}

/** The question of a vote and its description. */
export function VoteWords({ fields, wrong, onChange }: VoteWordsProps) {
  return (
    <>
      <Field
        label="题目"
        required
        counter={<LengthText length={writtenLength(fields.title)} limit={voteLimits.title.max} />}
        error={wrong('title')}
      >
        <TextInput
          value={fields.title}
          placeholder="例如：这组日出，哪一张做封面"
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="说明"
        optional
        counter={<LengthText length={writtenLength(fields.text)} limit={voteLimits.text} />}
        error={wrong('text')}
      >
        <AutoTextarea
          minRows={2}
          maxRows={10}
          value={fields.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
