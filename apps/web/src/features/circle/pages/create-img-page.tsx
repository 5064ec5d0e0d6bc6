import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { changeCircleDraft } from '../circle-draft.ts'
import { CoverField } from '../components/cover-field.tsx'
import { CreateStep } from '../components/create-step.tsx'
import { useCreateStep } from '../use-create-step.ts'

const { width, height } = circleLimits.cover

/** 圈子封面. */
export default function CreateImgPage() {
  const { draft, error, next } = useCreateStep('img')
  return (
    <CreateStep
      step="img"
      title="选一张封面"
      lead={`横向 16:9，至少 ${width}×${height}。它是圈子的门面。`}
      onNext={next}
    >
      <CoverField
        url={draft.coverUrl}
        error={error}
        onChange={({ fileId, url }) => changeCircleDraft({ coverFileId: fileId, coverUrl: url })}
      />
    </CreateStep>
  )
}
