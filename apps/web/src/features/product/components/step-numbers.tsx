import { ApiError } from '@guangquan/client'
import type { ProductDetail } from '@guangquan/contract'
import { serialStates } from '@guangquan/contract/product/product.words'
import { isAccessCode, normaliseAccessCode, showAccessCode } from '@guangquan/rules/gear/access-code'
import { normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { Button, Field, LinkButton, TextInput, TextLink } from '@guangquan/ui'
import { QrCodeIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { changeDraft, type RegisterDraft } from '../register-draft.ts'
import { codeSentence, serialSentences } from '../serial-words.ts'
import { ProductPicture } from './product-picture.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

interface Verdicts {
  serial: string
  code: string
  isTaken: boolean
}

const none: Verdicts = { serial: '', code: '', isTaken: false }

/** 产品编号与注册码. The check character of a code is compared here, before the server is asked. */
export function StepNumbers({ draft, productId }: { draft: RegisterDraft; productId: string }) {
  const detail = useQuery(queries.one(api.ProductInfo.GetProduct, { id: productId }))
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [verdicts, setVerdicts] = useState(none)
  const [busy, setBusy] = useState(false)

  async function check(claim: boolean) {
    setBusy(true)
    try {
      const found = await judge(productId, draft, claim)
      setVerdicts(found)
      if (found.serial !== '' || found.code !== '') return focusErrors(form.current)
      changeDraft({ claim })
      navigate(ownPaths.registerProduct(4))
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'TooFast')
        setVerdicts({ ...none, serial: sentenceOf(error) })
      else showError(error)
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void check(false)
  }

  return (
    <StepFrame step={3} beside={<SerialHelp product={draft.product} detail={detail.data} />}>
      <div className="product-chosen">
        <div>
          <p className="text-small text-ink-3">你选择的产品</p>
          <p className="product-chosen-name ui-print">{draft.product?.name}</p>
        </div>
        <TextLink href={ownPaths.registerProduct(2)}>更换</TextLink>
      </div>
      <form ref={form} noValidate onSubmit={submit} className="product-form">
        <Field
          label="产品编号"
          required
          counter={detail.data?.serialPattern}
          error={verdicts.serial === '' ? null : verdicts.serial}
          hint="字母不分大小写，空格和短横线可以不填"
        >
          <TextInput
            className="product-number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            value={draft.serialNumber}
            onChange={({ target }) => {
              changeDraft({ serialNumber: target.value, claim: false })
              setVerdicts((now) => ({ ...now, serial: '', isTaken: false }))
            }}
            onBlur={() => changeDraft({ serialNumber: normaliseSerial(draft.serialNumber) })}
          />
        </Field>
        {verdicts.isTaken ? (
          <div className="product-claim">
            <p>工作人员会联系你和原来注册的影友，核对购买凭证，一般 3 个工作日内有结果。</p>
            <Button kind="line" size="small" busy={busy} onClick={() => void check(true)}>
              申请核验
            </Button>
            <p>
              从原来的影友那里买来的，可以请对方发起过户，再
              <TextLink href={ownPaths.acceptProduct()}>接收过户</TextLink>。
            </p>
          </div>
        ) : null}
        <Field
          label="注册码"
          optional
          error={verdicts.code === '' ? null : verdicts.code}
          hint="保修卡刮刮层下的 12 位。没有注册码时，由工作人员核对发票"
        >
          <TextInput
            className="product-number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder="XXXX-XXXX-XXXX"
            value={draft.accessCode}
            onChange={({ target }) => {
              changeDraft({ accessCode: showAccessCode(target.value) })
              setVerdicts((now) => ({ ...now, code: '' }))
            }}
          />
        </Field>
        <StepButtons back={2} busy={busy} />
      </form>
      <div className="product-scan">
        <LinkButton kind="quiet" icon={<QrCodeIcon size={18} />} href={ownPaths.scanProduct()}>
          扫码填写
        </LinkButton>
        <p>注册成功后得到经验和金币，成为认证机主。</p>
      </div>
    </StepFrame>
  )
}

/** Checks number and code on the server; the code only if the number can be registered. */
async function judge(productId: string, draft: RegisterDraft, claim: boolean): Promise<Verdicts> {
  const serialNumber = normaliseSerial(draft.serialNumber)
  if (serialNumber === '') return { ...none, serial: '请填写产品编号' }
  const accessCode = normaliseAccessCode(draft.accessCode)
  if (accessCode !== '' && !isAccessCode(accessCode))
    return { ...none, code: '注册码有一位不对，请对照保修卡再核对一遍' }
  if (!claim) {
    const { state } = await client.call(api.UserProduct.CheckSerialNumber, { productId, serialNumber })
    const isRequested = state === serialStates.requested
    // A member who has the code need not claim a number that another member only requested.
    const sentence = isRequested && accessCode !== '' ? '' : (serialSentences[state] ?? '')
    if (sentence !== '')
      return { ...none, serial: sentence, isTaken: isRequested || state === serialStates.taken }
    changeDraft({ isShipped: state !== serialStates.notShipped })
  }
  if (accessCode === '') return none
  const verdict = await client.call(api.UserProduct.CheckAccessCode, { productId, accessCode })
  return verdict.valid ? none : { ...none, code: codeSentence(verdict) }
}

function SerialHelp({
  product,
  detail,
}: {
  product: RegisterDraft['product']
  detail: ProductDetail | undefined
}) {
  if (product === null) return null
  return (
    <figure className="product-help">
      <ProductPicture
        url={product.pictureUrl}
        name={product.name}
        sizes="(min-width: 1024px) min(60vw, 850px), 100vw"
        eager
      />
      <figcaption>{detail?.serialHelp}</figcaption>
    </figure>
  )
}
