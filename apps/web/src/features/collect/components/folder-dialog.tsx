import type { CollectFolder } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { Button, Field, LengthText, Modal, showToast, Switch, TextInput } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../app/api.ts'

/** Makes a folder, or changes the name of one and who sees it. */
export function FolderDialog({ folder, onClose }: { folder: CollectFolder | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(folder?.name ?? '')
  const [isPublic, setPublic] = useState(folder?.isPublic ?? false)
  const save = useMutation({
    mutationFn: () =>
      client.call(api.UserLike.SaveFolder, {
        name,
        isPublic,
        requestId: crypto.randomUUID(),
        ...(folder === null ? {} : { id: folder.id }),
      }),
    onSuccess: async () => {
      showToast('已保存')
      onClose()
      await queries.invalidate(queryClient, api.UserLike.GetFolderList)
    },
  })
  const length = [...name.trim()].length
  const isLong = length > textLimits.folder
  return (
    <Modal
      open
      onClose={onClose}
      title={folder === null ? '新建收藏夹' : '修改收藏夹'}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={save.isPending}
            disabled={length === 0 || isLong}
            disabledReason="先写上名字"
            onClick={() => save.mutate()}
          >
            保存
          </Button>
        </>
      }
    >
      <Field
        label="名字"
        counter={<LengthText length={length} limit={textLimits.folder} />}
        error={isLong ? `名字最多 ${textLimits.folder} 字` : failureOf(save.error)}
      >
        <TextInput value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      <Switch
        between
        className="mt-4"
        label="公开，别人也能看到"
        checked={isPublic}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
    </Modal>
  )
}

function failureOf(error: Error | null): string | null {
  if (error === null) return null
  return error instanceof ApiError ? error.message : '没有保存好，请重试'
}
