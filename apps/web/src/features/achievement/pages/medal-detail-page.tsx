import '../achievement.css'
import { ownMedal } from '@guangquan/routes/first/own'
import { Button } from '@guangquan/ui'
import { ShareFatIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { useSession } from '../../../platform/session/session.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { DetailState } from '../components/detail-state.tsx'
import { MedalPosterDialog } from '../components/medal-poster-dialog.tsx'
import { MedalView } from '../components/medal-view.tsx'
import { useWearMedal } from '../use-wear.ts'

/** 勋章详情: one's own medal, to wear and to share. */
export default function MedalDetailPage() {
  const id = useParams()['id'] ?? ''
  const detail = useQuery(queries.one(...ownMedal(id)))
  const user = useSession((state) => state.user)
  const wear = useWearMedal(id)
  const [sharing, setSharing] = useState(false)
  return (
    <OwnPage title="勋章详情" isWall>
      <DetailState query={detail} missing="没有这枚勋章。">
        {(medal) => (
          <>
            <MedalView medal={medal} isSelf>
              {medal.usable ? (
                <div className="medal-actions">
                  <Button
                    kind={medal.used ? 'line' : 'lit'}
                    busy={wear.isPending}
                    onClick={() => wear.mutate(!medal.used)}
                  >
                    {medal.used ? '取消佩戴' : '佩戴'}
                  </Button>
                  <Button kind="line" icon={<ShareFatIcon size={18} />} onClick={() => setSharing(true)}>
                    分享海报
                  </Button>
                </div>
              ) : null}
            </MedalView>
            {sharing && user !== null ? (
              <MedalPosterDialog
                medal={medal}
                nickName={user.nickName}
                address={new URL(ownPaths.otherMedal(id, user.id), location.href).href}
                onClose={() => setSharing(false)}
              />
            ) : null}
          </>
        )}
      </DetailState>
    </OwnPage>
  )
}
