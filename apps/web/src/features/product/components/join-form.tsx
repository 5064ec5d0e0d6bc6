import { ApiError } from '@guangquan/client'
import type { MethodInput, ProductActivityDetail, ProductApplication, UserProduct } from '@guangquan/contract'
import { activityLimits } from '@guangquan/contract/product/product-activity.words'
import { productProofs } from '@guangquan/contract/product/product.words'
import { textLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, ChoiceCards, Field, LengthText, showToast, useStore } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { fileIdsOf, isSending, type UploadPicture } from '../../../shared/pictures/use-upload-pictures.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import {
  changeJoinDraft,
  clearJoinDraft,
  draftOf,
  isDraftOf,
  joinDraft,
  type JoinDraft,
} from '../join-draft.ts'
import { JoinAddress, useJoinAddress } from './join-address.tsx'
import { ProofField } from './proof-field.tsx'

type Before = Pick<
  ProductApplication,
  'activityId' | 'regProductId' | 'gift' | 'address' | 'invoicePics' | 'remark' | 'reason'
>

interface JoinFormProps {
  activity: ProductActivityDetail
  product: ProductActivityDetail['products'][number]
  /** The stored values of the application. */
  application: Before
  isNew?: boolean
}

type Sentences = Partial<Record<'giftId' | 'addressId' | 'invoicePics' | 'remark', string>>
const fields = ['giftId', 'addressId', 'invoicePics', 'remark'] as const

/** The form of an application, new or changed. Input stays while an address is chosen on another page. */
export function JoinForm({ activity, product, application, isNew = false }: JoinFormProps) {
  const begun = draftOf(application)
  const stored = useStore(joinDraft)
  const draft = isDraftOf(stored, begun) ? stored : begun
  const change = (next: (now: JoinDraft) => Partial<JoinDraft>) => changeJoinDraft(begun, next)
  const address = useJoinAddress({
    isNeeded: activity.needAddress,
    stored: application.address,
    isElsewhere: draft.isElsewhere,
  })
  const form = useRef<HTMLFormElement>(null)
  const [sentences, setSentences] = useState<Sentences>({})
  const { busy, failure, send } = useJoin({ isNew, onRefused: setSentences })
  useUnsavedPage(draft !== begun)

  const gifts = giftsOf(activity, application)
  const isOnlyGift = gifts.length === 1
  const giftId = isOnlyGift ? gifts[0]?.id : (draft.giftId ?? undefined)
  const length = textLength(draft.remark)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const lacking: Sentences = {
      ...(gifts.length > 0 && giftId === undefined ? { giftId: '请选择一样礼品' } : {}),
      ...(activity.needAddress && address.isMissing ? { addressId: '请选择收货地址' } : {}),
      ...(activity.needInvoice && draft.invoices.length === 0 ? { invoicePics: '请上传购买发票' } : {}),
      ...(isSending(draft.invoices) ? { invoicePics: '图片还在上传，请稍等一下' } : {}),
      ...(length > activityLimits.remark ? { remark: `最多 ${activityLimits.remark} 个字` } : {}),
    }
    setSentences(lacking)
    if (Object.keys(lacking).length > 0) return focusErrors(form.current)
    await send({
      activityId: activity.id,
      regProductId: product.regProductId,
      giftId,
      addressId: address.addressId,
      invoicePics: activity.needInvoice ? fileIdsOf(draft.invoices) : [],
      remark: draft.remark,
    })
  }

  return (
    <section className="own-panel" aria-labelledby="activity-form">
      <h2 id="activity-form" className="text-h3 font-semibold">
        {isNew ? '申请参加' : '修改申请'}
      </h2>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="product-form activity-form"
      >
        <p className="text-ink-2">
          {product.name} · 尾号 <span className="ui-print">{product.serialEnd}</span>，{product.buyDate} 购买
        </p>
        {application.reason === '' ? null : (
          <p className="product-failure" data-selectable>
            工作人员说：{application.reason}
          </p>
        )}
        {gifts.length === 0 ? null : (
          <ChoiceCards
            label={isOnlyGift ? '礼品' : '选一样礼品'}
            options={gifts.map(({ id, name }) => ({ value: id, label: name }))}
            value={giftId ?? null}
            onChange={(id) => change(() => ({ giftId: id }))}
            error={sentences.giftId ?? null}
          />
        )}
        {activity.needAddress ? (
          <JoinAddress
            address={address}
            error={sentences.addressId ?? null}
            onElsewhere={(isElsewhere) => change(() => ({ isElsewhere }))}
          />
        ) : null}
        {activity.needInvoice ? (
          <ProofField
            label="购买发票"
            max={productProofs.invoices}
            error={sentences.invoicePics ?? null}
            pictures={draft.invoices}
            onChange={(next: (before: readonly UploadPicture[]) => readonly UploadPicture[]) =>
              change(({ invoices }) => ({ invoices: next(invoices) }))
            }
          />
        ) : null}
        <Field
          label="备注"
          optional
          counter={<LengthText length={length} limit={activityLimits.remark} />}
          error={sentences.remark ?? null}
        >
          <AutoTextarea
            minRows={2}
            value={draft.remark}
            placeholder="有什么要告诉工作人员的"
            onChange={({ target }) => change(() => ({ remark: target.value }))}
          />
        </Field>
        {failure === '' ? null : (
          <p role="alert" className="product-failure">
            {failure}
          </p>
        )}
        <div className="product-register-buttons">
          {isNew ? null : (
            <Button kind="line" onClick={clearJoinDraft}>
              不改了
            </Button>
          )}
          <Button kind="lit" type="submit" busy={busy} busyLabel="正在提交">
            {isNew ? '提交申请' : '重新提交'}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The gifts that are offered, with the one that was chosen before it was taken out of the offer. */
function giftsOf({ gifts }: ProductActivityDetail, { gift }: Before) {
  return gift === null || gifts.some(({ id }) => id === gift.id) ? gifts : [gift, ...gifts]
}

type Request = MethodInput<typeof UserProduct.UserProductActivityApply>

function useJoin({ isNew, onRefused }: { isNew: boolean; onRefused: (sentences: Sentences) => void }) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(request: Request): Promise<void> {
    setBusy(true)
    setFailure('')
    const method = isNew
      ? api.UserProduct.UserProductActivityApply
      : api.UserProduct.UserProductActivityModify
    try {
      const made = await sendOnce(request, (requestId) => client.call(method, { ...request, requestId }))
      const { activityId, regProductId } = made
      const own = queries.one(api.UserProduct.UserProductActivityDetail, { activityId, regProductId })
      queryClient.setQueryData(own.queryKey, made)
      clearJoinDraft()
      showToast('已提交，等待审核')
    } catch (error) {
      const refused = sentencesOf(error)
      onRefused(refused)
      if (Object.keys(refused).length === 0) setFailure(sentenceOf(error))
    } finally {
      // Also after a refusal: the last place may be gone.
      await Promise.all([
        // The answer masks the address.
        queries.invalidate(queryClient, api.UserProduct.UserProductActivityDetail),
        queries.invalidate(queryClient, api.UserProduct.GetProductActivityDetail),
        queries.invalidate(queryClient, api.UserProduct.GetProductActivityList),
      ])
      setBusy(false)
    }
  }
  return { busy, failure, send }
}

function sentencesOf(error: unknown): Sentences {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    fields.flatMap((field) => {
      const sentence = error.fieldMessage(field)
      return sentence === undefined ? [] : [[field, sentence]]
    }),
  )
}
