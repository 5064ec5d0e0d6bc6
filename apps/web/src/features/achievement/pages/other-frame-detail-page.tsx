import '../achievement.css'
import type { UserHome } from '@guangquan/contract'
import { Avatar } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { OtherPage } from '../../user/index.ts'
import { DetailState } from '../components/detail-state.tsx'
import { FrameView } from '../components/frame-view.tsx'

/** TA的头像框详情 */
export default function OtherFrameDetailPage() {
  const id = useParams()['id'] ?? ''
  return (
    <OtherPage what="的头像框" own={ownPaths.frame(id)}>
      {(home) => <Frame id={id} home={home} />}
    </OtherPage>
  )
}

function Frame({ id, home: { userId, headPicUrl } }: { id: string; home: UserHome }) {
  const detail = useQuery(queries.one(api.ProfileFrame.TADetail, { id, userId }))
  return (
    <DetailState query={detail} missing="没有这个头像框。">
      {(frame) => (
        <FrameView
          frame={frame}
          preview={<Avatar src={headPicUrl} size={240} frame={{ src: frame.src }} />}
          isSelf={false}
        />
      )}
    </DetailState>
  )
}
