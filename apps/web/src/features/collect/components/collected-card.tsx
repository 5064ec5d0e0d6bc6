import type { CollectFolder, PublishCard } from '@guangquan/contract'
import { Button, Menu, showToast } from '@guangquan/ui'
import { BookmarkSimpleIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { PostCard } from '../../post/index.ts'
import { showError } from '../../../shared/forms/show-error.ts'

interface CollectedCardProps {
  post: PublishCard
  folders: CollectFolder[]
  /** The shown folder; null for all and for the default one. */
  current: string | null
}

/** A collected post, with an action to move it to another folder. */
export function CollectedCard({ post, folders, current }: CollectedCardProps) {
  const queryClient = useQueryClient()
  const move = useMutation({
    mutationFn: (folderId: string | null) =>
      client.call(api.UserLike.Collect, {
        targetType: 1,
        targetId: post.id,
        on: true,
        folderId,
        requestId: crypto.randomUUID(),
      }),
    onSuccess: async () => {
      showToast('已移动')
      await Promise.all([
        queries.invalidate(queryClient, api.UserLike.GetCollectList),
        queries.invalidate(queryClient, api.UserLike.GetFolderList),
      ])
    },
    onError: (error) => showError(error),
  })
  const items = [
    { id: 'default', label: '默认收藏夹', onSelect: () => move.mutate(null) },
    ...folders
      .filter((folder) => folder.id !== current)
      .map((folder) => ({ id: folder.id, label: folder.name, onSelect: () => move.mutate(folder.id) })),
  ]
  return (
    <div className="collected">
      <PostCard post={post} eager={false} />
      {folders.length === 0 ? null : (
        <div className="collected-move">
          <Menu
            label="移到收藏夹"
            items={items}
            align="end"
            trigger={(attributes) => (
              <Button
                {...attributes}
                kind="text"
                size="small"
                icon={<BookmarkSimpleIcon size={18} />}
                busy={move.isPending}
              >
                移到收藏夹
              </Button>
            )}
          />
        </div>
      )}
    </div>
  )
}
