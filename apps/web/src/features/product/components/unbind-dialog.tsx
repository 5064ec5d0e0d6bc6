import type { UserProductDetail } from '@guangquan/contract'
import { AutoTextarea, Field, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { ProveSelf, WithOwn } from '../../setting/index.ts'

const ways = { password: true, phone: 1100, email: 1100 } as const
const reasonLength = { min: 2, max: 200 }

interface UnbindDialogProps {
  item: UserProductDetail
  onClose: () => void
}

/** Ends a registration: a reason, and a proof of who asks. */
export function UnbindDialog({ item, onClose }: UnbindDialogProps) {
  const [reason, setReason] = useState('')
  const [looked, setLooked] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const navigate = useNavigate()
  const isShort = reason.trim().length < reasonLength.min

  async function unbind(ticket: string) {
    setLooked(true)
    if (isShort) return
    const request = { regProductId: item.regProductId, reason: reason.trim(), ticket }
    await sendOnce(request, (requestId) => client.call(api.UserProduct.Delete, { ...request, requestId }))
    await queries.invalidate(queryClient, api.UserProduct.GetList)
    void queries.invalidate(queryClient, api.UserInfo.Get)
    showToast('已解绑')
    navigate(ownPaths.products(), { replace: true })
  }

  return (
    <Modal open onClose={onClose} title={`解绑 ${item.product.name}`} closable>
      <p className="mb-4">
        解绑后不再显示保修和机主标记，编号 30
        天后才能由别人注册，你自己随时可以重新注册。已经得到的经验和金币不收回。
      </p>
      {item.isLost ? (
        <p role="note" className="mb-4 text-danger">
          这件产品正在挂失。解绑以后挂失就结束了：有人用它发布照片，不会再提醒你。
        </p>
      ) : null}
      <Field
        className="mb-4"
        label="解绑的原因"
        required
        error={looked && isShort ? '请写下原因，至少 2 个字' : null}
      >
        <AutoTextarea
          minRows={2}
          maxRows={4}
          maxLength={reasonLength.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <WithOwn>{(own) => <ProveSelf own={own} ways={ways} submitLabel="解绑" onProved={unbind} />}</WithOwn>
    </Modal>
  )
}
