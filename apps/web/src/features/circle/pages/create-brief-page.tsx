import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Field, LengthText } from '@guangquan/ui'
import { changeCircleDraft } from '../circle-draft.ts'
import { CreateStep } from '../components/create-step.tsx'
import { useCreateStep } from '../use-create-step.ts'

const { min, max } = circleLimits.summary

/** 圈子简介. */
export default function CreateBriefPage() {
  const { draft, error, next } = useCreateStep('brief')
  return (
    <CreateStep
      step="brief"
      title="写一段简介"
      lead={`${min}–${max} 个字，说说拍什么、欢迎谁来。`}
      onNext={next}
    >
      <Field
        label="圈子简介"
        counter={<LengthText length={writtenLength(draft.summary)} limit={max} />}
        error={error}
      >
        <AutoTextarea
          minRows={4}
          value={draft.summary}
          onChange={({ target }) => changeCircleDraft({ summary: target.value })}
        />
      </Field>
    </CreateStep>
  )
}
