import type { ActivityDetail } from '@guangquan/contract'
import { ActionBar } from '@guangquan/ui'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { useOverlay, type Overlay } from '../../../shared/overlay/overlay.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { ShareDialog } from '../../../shared/posts/share-dialog.tsx'
import { toggleShown } from '../../../shared/overlay/toggle-shown.ts'

// A value of `targetTypes`; importing them would add zod to the page.
const activityTarget = 4

/** Like, collect and share an activity. */
export function ActivityReactions({ activity }: { activity: ActivityDetail }) {
  const { id, title } = activity
  const [isSharing, setSharing] = useState(false)
  const overlay = useOverlay(`activity:${id}`)
  const shown = { ...activity, ...overlay }
  const target = { targetType: activityTarget, targetId: id }

  function react(verb: string, on: boolean, change: Overlay, send: (on: boolean) => Promise<Overlay>): void {
    if (currentUser() === null) {
      promptSignIn(`登录后可以${verb}`, () => react(verb, on, change, send))
      return
    }
    void toggleShown({ key: `activity:${id}`, action: verb, on, change, waits: true, send })
  }

  return (
    <>
      <ActionBar
        className="event-reactions"
        like={{
          count: shown.likeCount,
          pressed: shown.isLike,
          onToggle: (on) =>
            react(
              '点赞',
              on,
              { isLike: on, likeCount: Math.max(0, shown.likeCount + (on ? 1 : -1)) },
              (isOn) =>
                client.call(api.UserLike.Like, { ...target, on: isOn, requestId: crypto.randomUUID() }),
            ),
        }}
        collect={{
          count: shown.collectCount,
          pressed: shown.isCollect,
          onToggle: (on) =>
            react(
              '收藏',
              on,
              { isCollect: on, collectCount: Math.max(0, shown.collectCount + (on ? 1 : -1)) },
              (isOn) =>
                client.call(api.UserLike.Collect, { ...target, on: isOn, requestId: crypto.randomUUID() }),
            ),
        }}
        share={{ count: shown.shareCount, onShare: () => setSharing(true) }}
      />
      {isSharing ? (
        <ShareDialog
          title="分享这个活动"
          path={activityPaths.detail(id)}
          card={{ kind: 'activity', id, title }}
          onClose={() => setSharing(false)}
          // A failure to count a share is not shown to the member.
          onCopy={() =>
            void client.call(api.UserLike.Share, { ...target, channel: 'link' }).catch(() => undefined)
          }
        />
      ) : null}
    </>
  )
}
