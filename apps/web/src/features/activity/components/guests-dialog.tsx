import type { ActivityDetail, OwnEnrolment } from '@guangquan/contract'
import { Button, Checkbox, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { readActivitiesAgain } from '../invalidate.ts'

interface GuestsDialogProps {
  activity: Pick<ActivityDetail, 'id'>
  mine: Pick<OwnEnrolment, 'guests' | 'guestNames'>
  onClose: () => void
}

/** Which guests still come. Their number can only decrease; freed places go to the waiting list. */
export function GuestsDialog({ activity, mine: { guests, guestNames }, onClose }: GuestsDialogProps) {
  const all = Array.from({ length: guests }, (_, place) => guestNames[place] ?? '')
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const { busy, failure, run } = useDialogAct()

  const save = () =>
    run(async () => {
      const left = all.filter((_, place) => !gone.has(place))
      const request = { activityId: activity.id, guests: left.length, guestNames: left }
      await sendOnce(request, (requestId) => client.call(api.Activity.SetGuests, { ...request, requestId }))
      await readActivitiesAgain(queryClient)
      showToast('同行的人已更新')
      onClose()
    })

  function change(place: number, comes: boolean): void {
    setGone((before) => {
      const next = new Set(before)
      if (comes) next.delete(place)
      else next.add(place)
      return next
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="谁不来了"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={busy}
            busyLabel="正在保存"
            disabled={gone.size === 0}
            disabledReason="先选出不来的人"
            onClick={() => void save()}
          >
            减少同行的人
          </Button>
        </>
      }
    >
      <p className="mb-4">留下还来的人。空出的名额给候补，以后不能再加回来。</p>
      <div className="ui-choices" role="group" aria-label="还来的人" data-stacked>
        {all.map((name, place) => (
          <Checkbox
            key={place}
            label={name === '' ? `同行的人 ${place + 1}` : name}
            checked={!gone.has(place)}
            onChange={({ target }) => change(place, target.checked)}
          />
        ))}
      </div>
      {failure}
    </Modal>
  )
}
