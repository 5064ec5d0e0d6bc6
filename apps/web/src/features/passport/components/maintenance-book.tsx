import type { GearEvent, OwnPassport, Passport } from '@guangquan/contract'
import { Button, confirm, showToast } from '@guangquan/ui'
import { BellIcon, PlusIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { countText } from '@guangquan/contract/text/count-text'
import { EventList } from './event-list.tsx'
import { Panel } from './panel.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { ShutterFigure } from './shutter-figure.tsx'

interface BookProps {
  passport: Passport
  own: OwnPassport
  regProductId: string
}

/** 保养手册: the shutter count, reminders, and past maintenance. */
export function MaintenanceBook({ passport, own, regProductId }: BookProps) {
  const [open, setOpen] = useState<'service' | 'reminder' | null>(null)
  const queryClient = useQueryClient()
  const close = () => setOpen(null)

  async function remove({ id, day, text }: GearEvent) {
    const yes = await confirm({
      title: `删除 ${day} 的${text}？`,
      text: '删除后不能恢复。',
      confirmLabel: '删除',
      danger: true,
    })
    if (!yes) return
    try {
      await client.call(api.UserProduct.RemoveService, { id, requestId: crypto.randomUUID() })
      await queries.invalidate(queryClient, api.UserProduct.GetGearEvents)
      showToast('已删除')
    } catch (error) {
      showError(error)
    }
  }

  return (
    <Panel
      id="book-title"
      title="保养手册"
      aside={
        <Button kind="line" size="small" icon={<PlusIcon size={18} />} onClick={() => setOpen('service')}>
          记一次保养
        </Button>
      }
    >
      {passport.hasShutter ? <ShutterFigure passport={passport} /> : null}
      <div className="book-reminders">
        <BellIcon size={20} aria-hidden />
        <p>{reminderText(passport, own)}</p>
        <Button kind="text" size="small" onClick={() => setOpen('reminder')}>
          设置提醒
        </Button>
      </div>
      <EventList of={{ regProductId }} onRemove={(event) => void remove(event)} />
      {open === 'service' ? (
        <ServiceDialog passport={passport} regProductId={regProductId} onClose={close} />
      ) : null}
      {open === 'reminder' ? (
        <ReminderDialog passport={passport} own={own} regProductId={regProductId} onClose={close} />
      ) : null}
    </Panel>
  )
}

function reminderText({ hasShutter }: Passport, { remindCounts, remindWarranty }: OwnPassport): string {
  const parts = [
    ...(hasShutter && remindCounts.length > 0 ? [`快门到 ${remindCounts.map(countText).join('、')} 次`] : []),
    ...(remindWarranty ? ['保修到期前 30 天和 7 天'] : []),
  ]
  return parts.length === 0 ? '没有开启提醒' : `${parts.join('，')}提醒你`
}
