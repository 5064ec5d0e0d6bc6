import { maxFolderTitle } from '@guangquan/contract/reaction/reaction.limits'
import { Button, IrisLoader, Modal, RadioGroup, showToast } from '@guangquan/ui'
import { PlusIcon } from '@guangquan/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { NameDialog } from '../../../shared/forms/name-dialog.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** Chooses the folder of a collected post: an existing or a new one. */
export function FolderChoice({ postId, onClose }: { postId: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const userId = currentUser()?.id ?? ''
  const list = useQuery(queries.one(api.UserLike.GetFolderList, { userId }))
  // An empty id means the default folder.
  const [chosen, setChosen] = useState('')
  const [isNaming, setNaming] = useState(false)
  const sendOnce = useSendOnce()
  const put = useMutation({
    mutationFn: () =>
      client.call(api.UserLike.Collect, {
        targetType: 1,
        targetId: postId,
        on: true,
        folderId: chosen === '' ? null : chosen,
        requestId: crypto.randomUUID(),
      }),
    onSuccess: async () => {
      showToast('已放好')
      onClose()
      await Promise.all([
        queries.invalidate(queryClient, api.UserLike.GetCollectList),
        queries.invalidate(queryClient, api.UserLike.GetFolderList),
      ])
    },
    onError: (error) => showError(error),
  })

  async function add(name: string) {
    const { id } = await sendOnce({ name }, (requestId) =>
      client.call(api.UserLike.SaveFolder, { name, requestId }),
    )
    await queries.invalidate(queryClient, api.UserLike.GetFolderList)
    setChosen(id)
  }

  if (isNaming) {
    return (
      <NameDialog title="新建收藏夹" limit={maxFolderTitle} save={add} onClose={() => setNaming(false)} />
    )
  }
  return (
    <Modal
      open
      onClose={onClose}
      title="选择收藏夹"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            kind="ink"
            busy={put.isPending}
            busyLabel="正在放"
            disabled={list.data === undefined}
            onClick={() => put.mutate()}
          >
            确定
          </Button>
        </>
      }
    >
      {list.isPending ? <IrisLoader className="py-6" /> : null}
      {list.isError ? <LoadError of={list} /> : null}
      {list.data === undefined ? null : (
        <>
          <RadioGroup
            stacked
            label="收藏夹"
            labelHidden
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '', label: '默认收藏夹' },
              ...list.data.folders.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button kind="quiet" size="small" icon={<PlusIcon size={18} />} onClick={() => setNaming(true)}>
            新建收藏夹
          </Button>
        </>
      )}
    </Modal>
  )
}
