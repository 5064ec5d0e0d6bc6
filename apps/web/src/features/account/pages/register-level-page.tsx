import { defaultPhotographyLevel } from '@guangquan/contract/account/account.limits'
import { ChoiceCards } from '@guangquan/ui'
import { Navigate } from '../../../platform/routing/link.tsx'
import { photographyLevels } from '../../../shared/people/photography-levels.ts'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 8. */
export default function RegisterLevelPage() {
  const place = useRegisterStep(8)
  const { photographyLevel } = useRegisterDraft()
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  return (
    <OptionalStep
      step={8}
      place={place}
      title="你的摄影水平"
      lead="显示在你的主页上，随时可以改"
      onSkip={() => changeDraft({ photographyLevel: defaultPhotographyLevel })}
    >
      <ChoiceCards
        label="摄影水平"
        labelHidden
        options={photographyLevels}
        value={photographyLevel}
        onChange={(next) => changeDraft({ photographyLevel: next })}
      />
    </OptionalStep>
  )
}
