import type { CircleInfo } from '@guangquan/contract'
import { followedPeople } from '@guangquan/routes/first/own'
import { Button, EmptyState, Modal, showToast } from '@guangquan/ui'
import { UserPlusIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useChosen } from '../use-chosen.ts'
import { ChosenStrip, PickPeople } from './pick-people.tsx'

/** 邀请: the people whom the viewer follows, at most 20 a day. */
export function InviteButton({ circle }: { circle: Pick<CircleInfo, 'id' | 'title'> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" icon={<UserPlusIcon size={18} />} onClick={() => setOpen(true)}>
        邀请
      </Button>
      {open ? <InviteDialog circle={circle} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const maxAtOnce = 20

function InviteDialog({
  circle,
  onClose,
}: {
  circle: Pick<CircleInfo, 'id' | 'title'>
  onClose: () => void
}) {
  const { chosen, toggle } = useChosen(maxAtOnce)
  const { busy, failure, run } = useDialogAct()
  async function invite() {
    await run(async () => {
      const { userIds } = await client.call(api.PhotographyGroup.Invite, {
        id: circle.id,
        userIds: chosen.map(({ userId }) => userId),
        requestId: crypto.randomUUID(),
      })
      showToast(userIds.length === 0 ? '他们已经在圈子里，或暂时不能邀请' : `已邀请 ${userIds.length} 位影友`)
      onClose()
    })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={`邀请影友加入「${circle.title}」`}
      size="tall"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={busy}
            busyLabel="正在发送"
            disabled={chosen.length === 0}
            disabledReason="先选一位影友"
            onClick={() => void invite()}
          >
            发出邀请
          </Button>
        </>
      }
    >
      <ChosenStrip chosen={chosen} onRemove={toggle} />
      {failure}
      <PickPeople
        options={queries.pages(...followedPeople())}
        chosen={chosen}
        onToggle={toggle}
        empty={<EmptyState title="还没有关注的人" help="关注影友以后，可以邀请他们" />}
      />
    </Modal>
  )
}
