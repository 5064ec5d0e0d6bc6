import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { Field, LengthText, TextInput } from '@guangquan/ui'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { changeCircleDraft } from '../circle-draft.ts'
import { CreateStep } from '../components/create-step.tsx'
import { useCreateStep } from '../use-create-step.ts'

const { min, max } = circleLimits.title

/** 圈子名称. The server checks that it is available before the next step. */
export default function CreateNamePage() {
  const { draft, error, next } = useCreateStep('name')
  const [refused, setRefused] = useState<{ title: string; sentence: string } | null>(null)
  const [busy, setBusy] = useState(false)

  async function goOn() {
    const length = writtenLength(draft.title)
    if (length < min || length > max) return next()
    setBusy(true)
    try {
      const { titleProblem } = await client.call(api.PhotographyGroup.CheckCreate, { title: draft.title })
      if (titleProblem === null) next()
      else setRefused({ title: draft.title, sentence: titleProblem })
    } catch (failure) {
      showError(failure, '没有查到名称，请重试')
    } finally {
      setBusy(false)
    }
  }

  return (
    <CreateStep
      step="name"
      title="起个名字"
      lead={`${min}–${max} 个字，不能与别的圈子重名，也不能用品牌和官方的字样。`}
      busy={busy}
      busyLabel="正在查名称"
      onNext={() => void goOn()}
    >
      <Field
        label="圈子名称"
        counter={<LengthText length={writtenLength(draft.title)} limit={max} />}
        error={refused?.title === draft.title ? refused.sentence : error}
      >
        <TextInput
          value={draft.title}
          onChange={({ target }) => changeCircleDraft({ title: target.value })}
        />
      </Field>
    </CreateStep>
  )
}
