import { ApiError } from '@guangquan/client'
import { productOrigins, productProofs } from '@guangquan/contract/product/product.words'
import { dayOf } from '@guangquan/rules/time-text'
import { mayExtend } from '@guangquan/rules/gear/warranty'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { changeDraft, finishDraft, registerDraft, type RegisterDraft } from '../register-draft.ts'
import { notShippedSentence } from '../serial-words.ts'
import { fileIdsOf, isSending, type UploadPicture } from '../../../shared/pictures/use-upload-pictures.ts'
import { ProofField } from './proof-field.tsx'
import { ChosenProduct } from './chosen-product.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

type Change = (before: readonly UploadPicture[]) => readonly UploadPicture[]

/** The input of the call; undefined while something is missing. */
function requestOf(draft: RegisterDraft) {
  const { product, buyDate, buyChannelType, productOrigin } = draft
  if (product === null || buyDate === null || buyChannelType === null || productOrigin === null)
    return undefined
  return {
    productId: product.id,
    serialNumber: draft.serialNumber,
    accessCode: draft.accessCode,
    claim: draft.claim,
    buyDate,
    buyChannelType,
    shopId: draft.shop?.id ?? null,
    shopName: draft.shopName,
    productOrigin,
    price: draft.price.trim() === '' ? null : Number(draft.price),
    invoicePics: fileIdsOf(draft.invoices),
    warrantyCardPics: fileIdsOf(draft.warrantyCards),
  }
}

/** 购买凭证, the last step before the registration is sent. */
export function StepProof({ draft }: { draft: RegisterDraft }) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [missing, setMissing] = useState(false)
  const isNeeded = draft.accessCode === '' || draft.claim || !draft.isShipped

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const lacksInvoice = isNeeded && draft.invoices.length === 0
    setMissing(lacksInvoice)
    if (lacksInvoice) return focusErrors(form.current)
    if (isSending(draft.invoices) || isSending(draft.warrantyCards)) {
      setFailure('文件还在上传，请稍等一下')
      return
    }
    const request = requestOf(draft)
    if (request === undefined) return
    setBusy(true)
    try {
      const made = await sendOnce(request, (requestId) =>
        client.call(api.UserProduct.Add, { ...request, requestId }),
      )
      finishDraft(made)
      void queries.invalidate(queryClient, api.UserProduct.GetList)
      void queries.invalidate(queryClient, api.UserInfo.Get)
    } catch (error) {
      setFailure(sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepFrame step={5} beside={<ChosenProduct draft={draft} />}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="product-form">
        <p className="text-ink-2">{purposeOf(draft, isNeeded)}</p>
        <ProofField
          label="购买发票"
          max={productProofs.invoices}
          optional={!isNeeded}
          error={missing ? '请上传购买发票' : null}
          pictures={draft.invoices}
          onChange={(change: Change) => changeDraft({ invoices: change(registerDraft.get().invoices) })}
        />
        <ProofField
          label="保修卡"
          hint="拍清编号和盖章"
          max={productProofs.warrantyCards}
          optional
          pictures={draft.warrantyCards}
          onChange={(change: Change) =>
            changeDraft({ warrantyCards: change(registerDraft.get().warrantyCards) })
          }
        />
        {failure === '' ? null : (
          <p role="alert" className="product-failure">
            {failure}
          </p>
        )}
        <StepButtons back={4} label="提交注册" busy={busy} />
      </form>
    </StepFrame>
  )
}

function purposeOf(draft: RegisterDraft, isNeeded: boolean): string {
  if (draft.claim) return '请上传能证明产品属于你的发票，工作人员会核对双方的凭证。'
  if (!draft.isShipped) return `${notShippedSentence}。`
  if (isNeeded) return '没有填写注册码，工作人员会在 3 个工作日内核对发票。'
  const earns =
    draft.buyDate !== null &&
    mayExtend({
      isMainland: draft.productOrigin === productOrigins.mainland,
      boughtOn: draft.buyDate,
      registeredOn: dayOf(new Date(serverNow())),
    })
  return earns
    ? '购买 30 天内注册的国行产品，发票审核通过后保修延长 12 个月。也可以以后再上传。'
    : '凭证可以不上传，也可以以后在产品详情里补上。'
}

/** The server's sentence, with that of a field if it names one. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return sentenceOf(error)
  const fields = ['buyDate', 'buyChannelType', 'shopId', 'shopName', 'productOrigin', 'price', 'invoicePics']
  return fields.map((field) => error.fieldMessage(field)).find((one) => one !== undefined) ?? error.message
}
