import type { PushDevice } from '@guangquan/contract'
import { Button, IrisLoader, showToast, StatusPill, TimeText } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { forgetPush, ownEndpoint, pushAbility, switchPushOn } from '../../../shared/notices/push-here.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { ActionRow, RowGroup } from './rows.tsx'

const hints = {
  able: '点「开启」后，浏览器会再问你一次',
  denied: '你在浏览器里拒绝了通知。请在浏览器的网站设置里改为允许，再回到这里',
  unable: '这个浏览器收不到推送。用 iPhone 或 iPad 时，先把网站添加到主屏幕，再从那里打开',
} as const

/** Notifications of this browser, and the other browsers that have them. */
export function PushGroup() {
  const queryClient = useQueryClient()
  const devices = useQuery({
    queryKey: ['push devices here'],
    queryFn: async () => {
      const endpoint = await ownEndpoint()
      return client.call(api.Push.GetDevices, endpoint === null ? {} : { endpoint })
    },
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['push devices here'] })
  const own = devices.data?.find((device) => device.isThis)
  return (
    <RowGroup
      title="浏览器推送"
      note="开启后，网站关着也能收到通知。默认只说有几条新消息，不显示内容；退出登录后不再推送。"
    >
      {devices.data === undefined ? (
        devices.isError ? (
          <LoadError of={devices} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : (
        [
          own === undefined ? <SwitchOn key="this" onDone={refresh} /> : null,
          ...devices.data.map((device) => <Device key={device.id} device={device} onDone={refresh} />),
        ].filter((row) => row !== null)
      )}
    </RowGroup>
  )
}

function SwitchOn({ onDone }: { onDone: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [ability, setAbility] = useState(pushAbility)

  async function switchOn() {
    setBusy(true)
    try {
      if (await switchPushOn()) showToast('已开启推送')
      else showToast('没有开启：浏览器没有允许通知')
    } catch (error) {
      if (error instanceof DOMException) showToast('这个浏览器的推送服务连不上，请稍后再试')
      else showError(error)
    }
    setAbility(pushAbility())
    await onDone()
    setBusy(false)
  }

  return (
    <ActionRow
      label="这个浏览器"
      hint={hints[ability]}
      action={
        ability === 'able' ? (
          <Button size="small" busy={busy} aria-label="在这个浏览器开启推送" onClick={() => void switchOn()}>
            开启
          </Button>
        ) : undefined
      }
    />
  )
}

function Device({ device, onDone }: { device: PushDevice; onDone: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const { name, isThis } = device

  async function remove() {
    setBusy(true)
    try {
      await client.call(api.Push.Unsubscribe, { id: device.id, requestId: crypto.randomUUID() })
      if (isThis) await forgetPush()
      showToast('已关闭推送')
    } catch (error) {
      showError(error)
    }
    await onDone()
    setBusy(false)
  }

  return (
    <ActionRow
      label={
        <>
          {name}
          {isThis ? (
            <>
              {' '}
              <StatusPill tone="success">这个浏览器</StatusPill>
            </>
          ) : null}
        </>
      }
      hint={
        <>
          <TimeText at={device.createTime} now={serverNow()} />
          开启
        </>
      }
      action={
        <Button
          kind="line"
          size="small"
          busy={busy}
          aria-label={isThis ? '关闭这个浏览器的推送' : `关闭推送：${name}`}
          onClick={() => void remove()}
        >
          关闭
        </Button>
      }
    />
  )
}
