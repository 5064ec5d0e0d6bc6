import type { CollectFolder } from '@guangquan/contract'
import { maxFolderTitle } from '@guangquan/contract/reaction/reaction.limits'
import { Switch } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { NameDialog } from '../../../shared/forms/name-dialog.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

/** Creates a folder, or changes its name and visibility. */
export function FolderDialog({ folder, onClose }: { folder: CollectFolder | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [isPublic, setPublic] = useState(folder?.isPublic ?? false)
  const sendOnce = useSendOnce()

  async function save(name: string) {
    const input = { name, isPublic, ...(folder === null ? {} : { id: folder.id }) }
    await sendOnce(input, (requestId) => client.call(api.UserLike.SaveFolder, { ...input, requestId }))
    await queries.invalidate(queryClient, api.UserLike.GetFolderList)
  }

  return (
    <NameDialog
      title={folder === null ? '新建收藏夹' : '修改收藏夹'}
      name={folder?.name}
      limit={maxFolderTitle}
      save={save}
      onClose={onClose}
    >
      <Switch
        between
        className="mt-4"
        label="公开，别人也能看到"
        checked={isPublic}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
    </NameDialog>
  )
}
