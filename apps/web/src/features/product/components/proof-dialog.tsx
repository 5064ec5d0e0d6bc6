import type { UserProductDetail } from '@guangquan/contract'
import { productProofs } from '@guangquan/contract/product/product.words'
import { Button, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { fileIdsOf, isSending, type UploadPicture } from '../../../shared/pictures/use-upload-pictures.ts'
import { ProofField } from './proof-field.tsx'

/** Sends other pictures of a purchase. */
export function ProofDialog({ item, onClose }: { item: UserProductDetail; onClose: () => void }) {
  const [invoices, setInvoices] = useState<readonly UploadPicture[]>([])
  const [cards, setCards] = useState<readonly UploadPicture[]>([])
  const { busy, failure, setFailure, run } = useDialogAct()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function send() {
    if (invoices.length === 0) return setFailure('请上传购买发票')
    if (isSending(invoices) || isSending(cards)) return setFailure('文件还在上传，请稍等一下')
    const request = {
      regProductId: item.regProductId,
      invoicePics: fileIdsOf(invoices),
      warrantyCardPics: fileIdsOf(cards),
    }
    await run(async () => {
      const changed = await sendOnce(request, (requestId) =>
        client.call(api.UserProduct.SubmitProof, { ...request, requestId }),
      )
      const { regProductId } = item
      queryClient.setQueryData(queries.one(api.UserProduct.Get, { regProductId }).queryKey, changed)
      void queries.invalidate(queryClient, api.UserProduct.GetList)
      showToast('已提交，等待审核')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="上传购买凭证"
      closable
      footer={
        <Button kind="lit" busy={busy} busyLabel="正在提交" onClick={() => void send()}>
          提交
        </Button>
      }
    >
      <div className="product-form">
        <ProofField
          label="购买发票"
          max={productProofs.invoices}
          pictures={invoices}
          onChange={setInvoices}
        />
        <ProofField
          label="保修卡"
          hint="拍清编号和盖章"
          max={productProofs.warrantyCards}
          optional
          pictures={cards}
          onChange={setCards}
        />
        {failure}
      </div>
    </Modal>
  )
}
