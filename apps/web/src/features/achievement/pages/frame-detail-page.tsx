import '../achievement.css'
import type { FrameItem } from '@guangquan/contract'
import { frameStates } from '@guangquan/contract/achievement/achievement.words'
import { Button, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { DetailState } from '../components/detail-state.tsx'
import { FramePreview } from '../components/frame-preview.tsx'
import { FrameView } from '../components/frame-view.tsx'
import { useUseFrame } from '../use-wear.ts'

/** 头像框详情: on the member's own avatar, to use; a visitor sees the frame itself. */
export default function FrameDetailPage() {
  const id = useParams()['id'] ?? ''
  return useSignedIn() ? <OwnFrame id={id} /> : <FrameForVisitor id={id} />
}

function OwnFrame({ id }: { id: string }) {
  const detail = useQuery(queries.one(api.ProfileFrame.Detail, { id }))
  const use = useUseFrame(id)
  return (
    <OwnPage title="头像框详情" isWall>
      <DetailState query={detail} missing="没有这个头像框。">
        {(frame) => (
          <FrameView frame={frame} preview={<FramePreview src={frame.src} size={240} />} isSelf>
            <div className="medal-actions">
              {frame.state === frameStates.owned || frame.state === frameStates.used ? (
                <Button
                  kind={frame.state === frameStates.used ? 'line' : 'lit'}
                  busy={use.isPending}
                  onClick={() => use.mutate(frame.state !== frameStates.used)}
                >
                  {frame.state === frameStates.used ? '取消使用' : '使用'}
                </Button>
              ) : (
                <GetIt frame={frame} />
              )}
            </div>
          </FrameView>
        )}
      </DetailState>
    </OwnPage>
  )
}

/** How to get a frame; nothing for frames that cannot be earned. */
function GetIt({ frame: { source } }: { frame: FrameItem }) {
  const href = {
    level: ownPaths.levelTasks(),
    medal: ownPaths.achievement(),
    product: ownPaths.products(),
    match: null,
    goods: ownPaths.coinGoods(),
    season: paths.release(),
    gift: null,
  }[source]
  if (href === null) return null
  return (
    <LinkButton kind="lit" href={href}>
      去获得
    </LinkButton>
  )
}

function FrameForVisitor({ id }: { id: string }) {
  const detail = useQuery(queries.one(api.ProfileFrame.TADetail, { id }))
  return (
    <div className="page py-10">
      <h1 className="sr-only">头像框详情</h1>
      <DetailState query={detail} missing="没有这个头像框。">
        {(frame) => (
          <FrameView frame={frame} preview={<FramePreview src={frame.src} size={240} />} isSelf={false}>
            <div className="medal-actions">
              <LinkButton kind="lit" href={paths.login(ownPaths.frame(id))}>
                登录后获得
              </LinkButton>
            </div>
          </FrameView>
        )}
      </DetailState>
    </div>
  )
}
