import type { CollectFolder } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { confirmAndDelete } from '../../../shared/posts/confirm-and-delete.ts'
import { FolderDialog } from './folder-dialog.tsx'

/** Visibility of the chosen folder, with the actions to edit and delete it. */
export function FolderHead({ folder }: { folder: CollectFolder }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)

  async function remove() {
    const gone = await confirmAndDelete({
      title: `删除收藏夹「${folder.name}」？`,
      text: '里面的作品会回到默认收藏夹。',
      remove: () => client.call(api.UserLike.DeleteFolder, { id: folder.id, requestId: crypto.randomUUID() }),
    })
    if (!gone) return
    navigate(ownPaths.collect(), { replace: true })
    await Promise.all([
      queries.invalidate(queryClient, api.UserLike.GetFolderList),
      queries.invalidate(queryClient, api.UserLike.GetCollectList),
    ])
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-1">
      <p className="min-w-0 flex-1 text-small text-ink-3">
        {folder.isPublic ? '公开的收藏夹，别人也能看到' : '只有你自己看得到'}
      </p>
      <Button kind="text" size="small" onClick={() => setEditing(true)}>
        修改
      </Button>
      <Button kind="text" size="small" onClick={() => void remove()}>
        删除
      </Button>
      {editing ? <FolderDialog folder={folder} onClose={() => setEditing(false)} /> : null}
    </div>
  )
}
