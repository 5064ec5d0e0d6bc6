import type { OwnPassport } from '@guangquan/contract'
import { transferStates } from '@guangquan/contract/passport/passport.words'
import { Button, confirm, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { TransferDialog } from './transfer-dialog.tsx'

interface PassportStateProps {
  own: OwnPassport
  regProductId: string
  productName: string
}

/** The state of a product: reported lost, or in a pending transfer. */
export function PassportState({ own, regProductId, productName }: PassportStateProps) {
  const [isRenewing, setRenewing] = useState(false)
  const { lostOn, transfer } = own
  return (
    <>
      {lostOn === null ? null : <LostNote regProductId={regProductId} lostOn={lostOn} />}
      {transfer?.state === transferStates.open ? (
        <OpenTransfer
          regProductId={regProductId}
          expireTime={transfer.expireTime}
          onRenew={() => setRenewing(true)}
        />
      ) : null}
      {transfer?.state === transferStates.expired ? (
        <p className="passport-state">上一次的过户码已经过期，没有人接收。需要时可以重新发起过户。</p>
      ) : null}
      {isRenewing ? (
        <TransferDialog
          regProductId={regProductId}
          productName={productName}
          onClose={() => setRenewing(false)}
        />
      ) : null}
    </>
  )
}

function useEnding() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function end(question: Parameters<typeof confirm>[0], send: () => Promise<unknown>, done: string) {
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await send()
      await Promise.all([
        queries.invalidate(queryClient, api.UserProduct.GetPassport),
        queries.invalidate(queryClient, api.UserProduct.GetGearEvents),
        queries.invalidate(queryClient, api.UserProduct.Get),
      ])
      showToast(done)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { end, busy }
}

function OpenTransfer(props: { regProductId: string; expireTime: string; onRenew: () => void }) {
  const { regProductId, expireTime, onRenew } = props
  const { end, busy } = useEnding()
  return (
    <div className="passport-state" role="status">
      <p>
        <b>过户待确认</b>
        <span>
          等待对方输入过户码和产品编号，<span className="ui-print">{expireTime.slice(5, 16)}</span> 前有效。
        </span>
      </p>
      <span className="passport-acts">
        <Button kind="quiet" size="small" onClick={onRenew}>
          重新生成过户码
        </Button>
        <Button
          kind="line"
          size="small"
          busy={busy}
          onClick={() =>
            void end(
              {
                title: '取消这次过户？',
                text: '过户码立即失效。',
                confirmLabel: '取消过户',
                cancelLabel: '保留',
              },
              () =>
                client.call(api.UserProduct.CancelTransfer, { regProductId, requestId: crypto.randomUUID() }),
              '已取消过户',
            )
          }
        >
          取消过户
        </Button>
      </span>
    </div>
  )
}

function LostNote({ regProductId, lostOn }: { regProductId: string; lostOn: string }) {
  const { end, busy } = useEnding()
  return (
    <div className="passport-state" data-lost role="status">
      <p>
        <b>已挂失</b>
        <span>
          <span className="ui-print">{lostOn}</span>{' '}
          起挂失。别人不能注册这个编号；有人上传带这个编号的照片，客服会跟进并联系你。
        </span>
      </p>
      <Button
        kind="line"
        size="small"
        busy={busy}
        onClick={() =>
          void end(
            { title: '解除挂失？', text: '器材已经找回时再解除。', confirmLabel: '解除挂失' },
            () =>
              client.call(api.UserProduct.SetLost, {
                regProductId,
                lostOn: null,
                requestId: crypto.randomUUID(),
              }),
            '已解除挂失',
          )
        }
      >
        解除挂失
      </Button>
    </div>
  )
}
