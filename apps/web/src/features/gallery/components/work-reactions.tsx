import type { ExhibitedWork } from '@guangquan/contract'
import { ActionBar } from '@guangquan/ui'
import { api, client } from '../../../platform/api.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { useOverlay, type Overlay, type OverlayKey } from '../../../shared/overlay/overlay.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { toggleShown } from '../../../shared/overlay/toggle-shown.ts'

// A value of `targetTypes`; importing them would add zod to the page.
const workTarget = 5

/** Like, collect and share an exhibited work. */
export function WorkReactions({ work }: { work: ExhibitedWork }) {
  const { id } = work
  const key: OverlayKey = `exhibitionWork:${id}`
  const shown = { ...work, ...useOverlay(key) }
  const target = { targetType: workTarget, targetId: id }

  function react(verb: string, on: boolean, change: Overlay, send: (on: boolean) => Promise<Overlay>): void {
    if (currentUser() === null) {
      promptSignIn(`登录后可以${verb}`, () => react(verb, on, change, send))
      return
    }
    void toggleShown({ key, action: verb, on, change, waits: true, send })
  }

  function share(): void {
    void copy(location.href, '链接已复制')
    // A failure to count a share is not shown to the member.
    client.call(api.UserLike.Share, { ...target, channel: 'link' }).catch(() => undefined)
  }

  const counted = (count: number, on: boolean) => Math.max(0, count + (on ? 1 : -1))
  return (
    <ActionBar
      like={{
        count: shown.likeCount,
        pressed: shown.isLike,
        onToggle: (on) =>
          react('点赞', on, { isLike: on, likeCount: counted(shown.likeCount, on) }, (isOn) =>
            client.call(api.UserLike.Like, { ...target, on: isOn, requestId: crypto.randomUUID() }),
          ),
      }}
      collect={{
        count: shown.collectCount,
        pressed: shown.isCollect,
        onToggle: (on) =>
          react('收藏', on, { isCollect: on, collectCount: counted(shown.collectCount, on) }, (isOn) =>
            client.call(api.UserLike.Collect, { ...target, on: isOn, requestId: crypto.randomUUID() }),
          ),
      }}
      share={{ count: shown.shareCount, onShare: share }}
    />
  )
}
