import { productOriginNames } from '@guangquan/contract/product/product.words'
import { dayOf } from '@guangquan/rules/time-text'
import { DateSelect, Field, IrisLoader, Later, RadioGroup, Select, TextInput } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { ErrorSummary, focusErrors } from '../../../shared/forms/error-summary.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { changeDraft, type RegisterDraft } from '../register-draft.ts'
import { PurchaseShop } from './purchase-shop.tsx'
import { ChosenProduct } from './chosen-product.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

const origins = [1, 2, 3, 4] as const

/** The error of a typed price; empty if it is valid or left out. */
function priceFault(text: string): string {
  if (text.trim() === '') return ''
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text.trim())) return '请填写数字，最多到分'
  return Number(text) > 1_000_000 ? '价格太大，请检查' : ''
}

/** 购买信息. */
export function StepPurchase({ draft, launchDate }: { draft: RegisterDraft; launchDate: string }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [looked, setLooked] = useState(false)
  const channels = useQuery(queries.one(api.SysBaseInfo.GetBuyChannelList, {}))
  const today = dayOf(new Date(serverNow()))
  const fault = priceFault(draft.price)
  const errorOf = (isMissing: boolean, sentence: string) => (looked && isMissing ? sentence : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setLooked(true)
    const { buyDate, buyChannelType, productOrigin } = draft
    if (buyDate === null || buyChannelType === null || productOrigin === null || fault !== '')
      return focusErrors(form.current)
    navigate(ownPaths.registerProduct(5))
  }

  if (channels.data === undefined) {
    return (
      <StepFrame step={4} beside={<ChosenProduct draft={draft} />}>
        {channels.isError ? (
          <LoadError of={channels} />
        ) : (
          <Later>
            <IrisLoader className="py-10" />
          </Later>
        )}
      </StepFrame>
    )
  }
  return (
    <StepFrame step={4} beside={<ChosenProduct draft={draft} />}>
      <form ref={form} noValidate onSubmit={submit} className="product-form">
        <ErrorSummary form={form} />
        <DateSelect
          label="购买日期"
          value={draft.buyDate}
          min={launchDate}
          max={today}
          startAt={today.slice(0, 7)}
          hint="以发票上的日期为准，保修从这一天算起"
          error={errorOf(draft.buyDate === null, '请选择购买日期')}
          onChange={(buyDate) => changeDraft({ buyDate })}
        />
        <Field label="购买渠道" required error={errorOf(draft.buyChannelType === null, '请选择购买渠道')}>
          <Select
            value={draft.buyChannelType}
            options={channels.data.map(({ value, name }) => ({ value, label: name }))}
            onChange={(buyChannelType) => changeDraft({ buyChannelType, shop: null })}
          />
        </Field>
        <PurchaseShop draft={draft} />
        <RadioGroup
          label="产品来源"
          value={draft.productOrigin}
          options={origins.map((value) => ({ value, label: productOriginNames[value] }))}
          error={errorOf(draft.productOrigin === null, '请选择产品来源')}
          onChange={(productOrigin) => changeDraft({ productOrigin })}
        />
        <Field label="购买价格" optional error={fault === '' ? null : fault}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            digits
            maxLength={10}
            prefixSlot="¥"
            value={draft.price}
            onChange={({ target }) => changeDraft({ price: target.value })}
          />
        </Field>
        <StepButtons back={3} />
      </form>
    </StepFrame>
  )
}
