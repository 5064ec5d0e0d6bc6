import { Button, Modal, RadioGroup, showToast, Switch } from '@guangquan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** After a new follow: choice of group and of notices about new posts. */
export function FollowDialog({
  person,
  onClose,
}: {
  person: { userId: string; name: string }
  onClose: () => void
}) {
  const [group, setGroup] = useState(0)
  const [notifyPosts, setNotifyPosts] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      client.call(api.UserFollow.Follow, {
        userId: person.userId,
        on: true,
        group,
        notifyPosts,
        requestId: crypto.randomUUID(),
      }),
    onSuccess: () => {
      showToast('已保存')
      onClose()
    },
    onError: (error) => showError(error, '没有保存，请重试'),
  })
  return (
    <Modal
      open
      onClose={onClose}
      title={`已关注 ${person.name}`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            以后再说
          </Button>
          <Button kind="ink" busy={save.isPending} busyLabel="正在保存" onClick={() => save.mutate()}>
            确定
          </Button>
        </>
      }
    >
      <RadioGroup
        label="放到哪个分组"
        value={group}
        onChange={setGroup}
        options={[
          { value: 0, label: '默认' },
          { value: 1, label: '特别关注' },
        ]}
      />
      <div className="mt-5">
        <Switch
          label="有新作品时提醒我"
          checked={notifyPosts}
          onChange={(event) => setNotifyPosts(event.currentTarget.checked)}
        />
      </div>
    </Modal>
  )
}
