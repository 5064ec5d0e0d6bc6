import { transferRules } from '@guangquan/contract/passport/passport.words'
import { Button, Modal } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { ProveSelf, WithOwn } from '../../setting/index.ts'

const ways = { password: true, phone: 1100, email: 1100 } as const

interface TransferDialogProps {
  regProductId: string
  productName: string
  onClose: () => void
}

/** The seller's side of a transfer: a proof of who asks, then the code, which is shown once. */
export function TransferDialog({ regProductId, productName, onClose }: TransferDialogProps) {
  const [started, setStarted] = useState<{ code: string; expireTime: string } | null>(null)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function start(ticket: string) {
    const request = { regProductId, ticket }
    const response = await sendOnce(request, (requestId) =>
      client.call(api.UserProduct.StartTransfer, { ...request, requestId }),
    )
    setStarted(response)
    void queries.invalidate(queryClient, api.UserProduct.GetPassport)
  }

  if (started !== null) {
    const address = new URL(ownPaths.acceptProduct(), location.origin).href
    const message = `我把 ${productName} 过户给你。打开 ${address} ，输入过户码 ${started.code} 和机身上的产品编号，${transferRules.hours} 小时内有效。`
    return (
      <Modal
        open
        onClose={onClose}
        title="过户码"
        closable
        footer={
          <Button kind="lit" onClick={() => void copy(message, '已复制，可以发给对方')}>
            复制给对方
          </Button>
        }
      >
        <div className="transfer-code" role="status">
          <p className="transfer-code-text ui-print" data-selectable>
            {started.code}
          </p>
          <p>
            只显示这一次，<span className="ui-print">{started.expireTime.slice(5, 16)}</span>{' '}
            前有效。对方还要输入产品编号，才能完成过户。
          </p>
        </div>
      </Modal>
    )
  }
  return (
    <Modal open onClose={onClose} title={`过户 ${productName}`} closable>
      <ul className="passport-terms">
        <li>对方得到这件产品的保修、注册码核验和保养日期，看不到你的购买信息和备注。</li>
        <li>你公开过的护照链接随过户失效，过户完成后不能撤回。</li>
        <li>你用这件产品提交的活动申请，过户时还没有寄出礼品的会取消。</li>
        <li>过户码 {transferRules.hours} 小时内有效，只发给真正的买家。</li>
      </ul>
      <WithOwn>
        {(own) => <ProveSelf own={own} ways={ways} submitLabel="得到过户码" onProved={start} />}
      </WithOwn>
    </Modal>
  )
}
