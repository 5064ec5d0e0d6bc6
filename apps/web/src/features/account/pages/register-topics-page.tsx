import { maxChosenTopics } from '@guangquan/contract/member/member.limits'
import { Navigate } from '../../../platform/routing/link.tsx'
import { TopicButton, TopicPicker } from '../../../shared/posts/topic-picker.tsx'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 9. */
export default function RegisterTopicsPage() {
  const place = useRegisterStep(9)
  const { topicIds } = useRegisterDraft()
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  return (
    <OptionalStep
      step={9}
      place={place}
      title="感兴趣的主题"
      lead="首页会多放这些主题的照片"
      onNext={() => topicIds.length > 0}
      onSkip={() => changeDraft({ topicIds: [] })}
      button={(goOn) => <TopicButton label="下一步" chosen={topicIds.length} onChosen={goOn} />}
    >
      <TopicPicker
        value={topicIds}
        onChange={(next) => changeDraft({ topicIds: next })}
        limit={maxChosenTopics.atRegistration}
      />
    </OptionalStep>
  )
}
