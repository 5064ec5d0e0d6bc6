import type { CircleItem } from '@guangquan/contract'
import { Button, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { refreshCircle } from '../refresh-circle.ts'

interface FollowCircleProps {
  circle: Pick<CircleItem, 'id' | 'title' | 'isFollow'>
  size?: 'small' | 'medium'
}

/** 关注: the posts of the circle come into 关注, without joining it. */
export function FollowCircle({ circle, size = 'medium' }: FollowCircleProps) {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ from: circle.isFollow, on: circle.isFollow })
  const [busy, setBusy] = useState(false)
  const on = shown.from === circle.isFollow ? shown.on : circle.isFollow

  async function toggle() {
    setBusy(true)
    try {
      const { isFollow } = await client.call(api.PhotographyGroup.Follow, {
        id: circle.id,
        on: !on,
        requestId: crypto.randomUUID(),
      })
      setShown({ from: circle.isFollow, on: isFollow })
      showToast(isFollow ? '已关注，新作品会出现在「关注」里' : '已取消关注')
      void refreshCircle(queryClient, 'circle')
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      kind="line"
      size={size}
      busy={busy}
      aria-pressed={on}
      aria-label={`关注${circle.title}`}
      onClick={() => void toggle()}
    >
      {on ? '已关注' : '关注'}
    </Button>
  )
}
