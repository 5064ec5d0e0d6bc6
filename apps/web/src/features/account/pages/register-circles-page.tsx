import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { Navigate } from '../../../platform/routing/link.tsx'
import { CirclesToChoose } from '../components/circles-to-choose.tsx'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 10. */
export default function RegisterCirclesPage() {
  const place = useRegisterStep(10)
  const { topicIds, followPGIds, afterwards } = useRegisterDraft()
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  return (
    <OptionalStep
      step={10}
      place={place}
      title="加入摄影圈子"
      lead={`和喜欢同一件事的影友一起拍，最多选 ${circleLimits.atRegistration} 个`}
      onSkip={() => changeDraft({ followPGIds: [] })}
    >
      <CirclesToChoose
        topicIds={topicIds}
        freeOnly={afterwards}
        value={followPGIds}
        onChange={(next) => changeDraft({ followPGIds: next })}
      />
    </OptionalStep>
  )
}
