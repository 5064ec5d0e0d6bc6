import type { ActivityCard } from '@guangquan/contract'
import { activityStates } from '@guangquan/contract/activity/activity.words'
import { Button } from '@guangquan/ui'
import { CheckIcon, PlusIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { toggle } from '../../../shared/overlay/toggle-queue.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** 加入我的活动: lists an activity among one's own, with reminders; no sign-up. Renders nothing once it is over. */
export function BookmarkButton({
  activity: { id, title, viewer, state },
  small = false,
}: {
  activity: Pick<ActivityCard, 'id' | 'title' | 'viewer' | 'state'>
  small?: boolean
}) {
  const queryClient = useQueryClient()
  /** The pressed state until the lists have been reloaded. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOn = pressed ?? viewer.isBookmarked
  const label = isOn ? '已加入我的活动' : '加入我的活动'

  async function press(on: boolean): Promise<void> {
    if (currentUser() === null) return promptSignIn('登录后可以加入我的活动', () => void press(true))
    setPressed(on)
    await toggle({
      key: `activity:${id}`,
      action: '加入我的活动',
      on,
      waits: false,
      send: async (requested) => {
        await client.call(api.Activity.Bookmark, {
          activityId: id,
          on: requested,
          requestId: crypto.randomUUID(),
        })
        await Promise.all([
          queries.invalidate(queryClient, api.Activity.GetActivityDetail),
          queries.invalidate(queryClient, api.Activity.GetActivityList),
          queries.invalidate(queryClient, api.Activity.GetUserActivityList),
          queries.invalidate(queryClient, api.Activity.GetCalendarActivityList),
        ])
      },
      fail: (error) => showError(error),
      end: () => setPressed(null),
    })
  }

  const isOver = state === activityStates.ended || state === activityStates.cancelled
  if (isOver && !isOn) return null
  return (
    <Button
      kind={isOn ? 'quiet' : 'line'}
      size={small ? 'small' : 'medium'}
      icon={isOn ? <CheckIcon size={18} aria-hidden /> : <PlusIcon size={18} aria-hidden />}
      aria-label={`${label}：${title}`}
      onClick={() => void press(!isOn)}
    >
      <span className="event-bookmark-label">{label}</span>
    </Button>
  )
}
