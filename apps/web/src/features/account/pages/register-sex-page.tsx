import { ChoiceCards } from '@guangquan/ui'
import { Navigate } from '../../../platform/routing/link.tsx'
import { sexes } from '../../../shared/people/photography-levels.ts'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 5. */
export default function RegisterSexPage() {
  const place = useRegisterStep(5)
  const { sex } = useRegisterDraft()
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  return (
    <OptionalStep
      step={5}
      place={place}
      title="性别"
      lead="之后可以在设置里修改，也可以只给自己看"
      onSkip={() => changeDraft({ sex: 0 })}
    >
      <ChoiceCards
        label="性别"
        labelHidden
        options={sexes}
        value={sex}
        onChange={(next) => changeDraft({ sex: next })}
      />
    </OptionalStep>
  )
}
