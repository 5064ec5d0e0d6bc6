import '../achievement.css'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { OtherPage } from '../../user/index.ts'
import { DetailState } from '../components/detail-state.tsx'
import { MedalView } from '../components/medal-view.tsx'

/** TA的勋章详情 */
export default function OtherMedalDetailPage() {
  const id = useParams()['id'] ?? ''
  return (
    <OtherPage what="的勋章" own={ownPaths.medal(id)}>
      {({ userId }) => <Medal id={id} userId={userId} />}
    </OtherPage>
  )
}

function Medal({ id, userId }: { id: string; userId: string }) {
  const detail = useQuery(queries.one(api.Achievement.TADetail, { id, userId }))
  return (
    <DetailState query={detail} missing="没有这枚勋章。">
      {(medal) => <MedalView medal={medal} isSelf={false} />}
    </DetailState>
  )
}
