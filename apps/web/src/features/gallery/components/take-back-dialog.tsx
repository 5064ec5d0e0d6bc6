import type { GalleryInvitation } from '@guangquan/contract'
import { galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { dayOf } from '@guangquan/rules/time-text'
import { Button, Field, Modal, showToast, TextInput } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { readSubmissionsAgain } from '../invalidate.ts'

const dayMs = 24 * 3600_000

interface TakeBackDialogProps {
  id: string
  title: string
  invitation: GalleryInvitation
  onClose: () => void
}

/** Withdraws the permission to exhibit photographs, from a day on. */
export function TakeBackDialog({ id, title, invitation, onClose }: TakeBackDialogProps) {
  const today = dayOf(new Date(serverNow()))
  const last = dayOf(new Date(serverNow() + galleryLimits.leaveDays * dayMs))
  const [day, setDay] = useState(invitation.leavesOn ?? today)
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const isFit = day >= today && day <= last
  async function send(): Promise<void> {
    if (!isFit) return
    setBusy(true)
    try {
      await client.call(api.OnlineGallery.TakeBack, { id, leavesOn: day, requestId: crypto.randomUUID() })
      showToast('已收回同意')
      onClose()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
      await readSubmissionsAgain(queryClient)
    }
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={`收回《${title}》的同意`}
      size="small"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button busy={busy} busyLabel="正在收回" onClick={() => void send()}>
            收回同意
          </Button>
        </>
      }
    >
      <Field
        label="从哪一天起不再展出"
        required
        hint="选今天，作品马上从线上展墙取下；还没有布展的不再挂"
        error={isFit ? null : '请选今天到两个月内的一天'}
      >
        <TextInput
          type="date"
          value={day}
          min={today}
          max={last}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
    </Modal>
  )
}
