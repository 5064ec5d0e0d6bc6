import type { MethodResult, UserInfo } from '@guangquan/contract'
import { Button, confirm, IrisLoader, showToast, StatusPill, TimeText } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ActionRow, RowGroup } from './rows.tsx'
import { showError } from '../../../shared/forms/show-error.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

type Session = MethodResult<typeof UserInfo.GetSessions>[number]

export function DeviceGroup() {
  const sessions = useQuery(queries.one(api.UserInfo.GetSessions, {}))
  return (
    <RowGroup title="登录中的设备" note="看到不认识的设备，让它退出，再修改密码。">
      {sessions.data === undefined ? (
        sessions.isError ? (
          <LoadError of={sessions} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : (
        sessions.data.map((session) => <Device key={session.id} session={session} />)
      )}
    </RowGroup>
  )
}

function Device({ session }: { session: Session }) {
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()

  async function end() {
    const requested = await confirm({
      title: `让 ${session.device} 退出登录？`,
      text: '那台设备要重新登录才能使用。',
      confirmLabel: '退出该设备',
    })
    if (!requested) return
    setBusy(true)
    try {
      await client.call(api.UserInfo.RemoveSession, { id: session.id, requestId: crypto.randomUUID() })
      showToast('该设备已退出')
    } catch (error) {
      showError(error)
    }
    await queries.invalidate(queryClient, api.UserInfo.GetSessions)
    setBusy(false)
  }

  return (
    <ActionRow
      label={session.device}
      hint={
        <>
          {session.region === '' ? '' : `${session.region}　`}
          {session.isCurrent ? '正在使用' : <TimeText at={session.lastUseTime} now={serverNow()} />}
        </>
      }
      action={
        session.isCurrent ? (
          <StatusPill tone="success">当前设备</StatusPill>
        ) : (
          <Button
            kind="line"
            size="small"
            busy={busy}
            aria-label={`退出该设备：${session.device}`}
            onClick={() => void end()}
          >
            退出该设备
          </Button>
        )
      }
    />
  )
}
