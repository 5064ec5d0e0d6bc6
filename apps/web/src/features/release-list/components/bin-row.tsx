import type { OwnPost } from '@guangquan/contract'
import { Button, confirm, showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { settle } from '../../../shared/overlay/overlay.ts'
import { PostThumb, titleOf } from './post-thumb.tsx'
import { showError } from '../../../shared/forms/show-error.ts'

/** A post in the recycle bin, to restore or purge. */
export function BinRow({ post }: { post: OwnPost }) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidate(queryClient, api.NewPublish.GetOwnPublishList),
      queries.invalidate(queryClient, api.Picture.GetUserPublishList),
      queries.invalidate(queryClient, api.UserInfo.GetUserHome),
    ])
  const onError = (error: Error) => showError(error)
  const restore = useMutation({
    mutationFn: () =>
      client.call(api.NewPublish.RestorePublish, { id: post.id, requestId: crypto.randomUUID() }),
    onSuccess: async () => {
      settle(`post:${post.id}`, { removed: false })
      showToast('已恢复')
      await refresh()
    },
    onError,
  })
  const purge = useMutation({
    mutationFn: () =>
      client.call(api.NewPublish.PurgePublish, { id: post.id, requestId: crypto.randomUUID() }),
    onSuccess: async () => {
      showToast('已永久删除')
      await refresh()
    },
    onError,
  })

  async function confirmPurge() {
    const agreed = await confirm({
      title: '永久删除？',
      text: '它将被永久删除，无法恢复。',
      danger: true,
    })
    if (agreed) purge.mutate()
    else showToast('已取消删除', 'info')
  }

  return (
    <li className="own-post">
      <PostThumb post={post} />
      <div className="min-w-0 flex-1">
        <p className="own-post-title">{titleOf(post)}</p>
        <p className="text-small text-ink-3">
          {post.restoreUntil === null ? '' : `${post.restoreUntil.slice(0, 16)} 前可恢复`}
        </p>
        <div className="-ml-2 mt-1 flex gap-1">
          <Button kind="text" size="small" busy={restore.isPending} onClick={() => restore.mutate()}>
            恢复
          </Button>
          <Button kind="text" size="small" busy={purge.isPending} onClick={() => void confirmPurge()}>
            永久删除
          </Button>
        </div>
      </div>
    </li>
  )
}
