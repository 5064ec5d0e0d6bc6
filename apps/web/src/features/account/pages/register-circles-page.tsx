import { EmptyState } from '@guangquan/ui'
import { Navigate } from '../../../platform/routing/link.tsx'
import { OptionalStep } from '../components/optional-step.tsx'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 10. There are no circles to join yet. */
export default function RegisterCirclesPage() {
  const place = useRegisterStep(10)
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />
  return (
    <OptionalStep step={10} place={place} title="加入摄影圈子" lead="和拍同样东西的人待在一起">
      <EmptyState title="摄影圈还没有开放" help="这里正在准备，开放后会在官方资讯里告诉你" />
    </OptionalStep>
  )
}
