import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { changeCircleDraft } from '../circle-draft.ts'
import { CircleTopics } from '../components/circle-topics.tsx'
import { CreateStep } from '../components/create-step.tsx'
import { useCreateStep } from '../use-create-step.ts'

const { min, max } = circleLimits.topics

/** 圈子话题. */
export default function CreateTopicPage() {
  const { draft, error, next } = useCreateStep('topic')
  return (
    <CreateStep
      step="topic"
      title="选几个话题"
      lead={`${min}–${max} 个，影友会按话题找到这个圈子。`}
      onNext={next}
    >
      <CircleTopics value={draft.topics} onChange={(topics) => changeCircleDraft({ topics })} />
      {error === null ? null : (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
    </CreateStep>
  )
}
