import { Button, Modal, TextInput, confirm } from '@guangquan/ui'
import { CalendarBlankIcon, CopyIcon } from '@guangquan/ui/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

/** 订阅日历: a private address with which a calendar follows the member's activities; a new one ends the old one. */
export function CalendarAddress() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const known = useQuery(queries.one(api.Activity.GetCalendarAddress, {}))

  async function renew(): Promise<void> {
    if (known.data?.has === true) {
      const isSure = await confirm({
        title: '换一个新的订阅地址？',
        text: '旧地址从此失效，用它订阅的日历不再更新。',
        confirmLabel: '换新地址',
      })
      if (!isSure) return
    }
    setBusy(true)
    try {
      const { path } = await sendOnce({}, (requestId) =>
        client.call(api.Activity.RenewCalendarAddress, { requestId }),
      )
      setAddress(new URL(path, location.origin).href)
      await queries.invalidate(queryClient, api.Activity.GetCalendarAddress)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        kind="line"
        size="small"
        icon={<CalendarBlankIcon size={18} aria-hidden />}
        busy={busy}
        busyLabel="正在生成"
        onClick={() => void renew()}
      >
        订阅日历
      </Button>
      <Modal
        open={address !== null}
        onClose={() => setAddress(null)}
        title="你的日历订阅地址"
        closable
        footer={
          <Button
            icon={<CopyIcon size={18} aria-hidden />}
            onClick={() => void copy(address ?? '', '已复制')}
          >
            复制地址
          </Button>
        }
      >
        <p className="mb-4">
          在手机或电脑的日历里添加订阅，报名的活动和改动会自动出现。地址只显示这一次，知道它的人都能看到你的活动，请不要给别人。
        </p>
        <TextInput readOnly aria-label="日历订阅地址" value={address ?? ''} />
      </Modal>
    </>
  )
}
