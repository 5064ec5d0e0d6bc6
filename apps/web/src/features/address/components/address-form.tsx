import type { UserAddressItem } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { AutoTextarea, Button, Field, RadioGroup, showToast, Switch, TextInput } from '@guangquan/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { PhoneField } from '../../account/index.ts'
import { AreaFields } from '../../../shared/area/area-fields.tsx'
import { ErrorSummary, focusErrors } from '../../../shared/forms/error-summary.tsx'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { useWayBack } from '../../../shared/page/use-way-back.ts'
import { addressTagNames } from '../address-words.ts'
import { useAddressForm } from '../use-address-form.ts'
import { useRefreshAddresses } from '../use-addresses.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** Form of a new or stored address. */
export function AddressForm({ stored }: { stored?: UserAddressItem }) {
  const form = useAddressForm(stored)
  const { busy, save } = useSaving(form.dirty)
  const element = useRef<HTMLFormElement>(null)
  const receiverError = worded(form.receiver, '请填写收货人，2 到 20 个字')
  const detailError = worded(form.detail, '请写到街道、门牌，5 到 80 个字')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const address = form.check()
    if (address === undefined) return focusErrors(element.current)
    const failure = await save((requestId) =>
      stored === undefined
        ? client.call(api.UserAddress.Create, { ...address, requestId })
        : client.call(api.UserAddress.Update, { ...address, id: stored.id, requestId }),
    )
    if (failure === undefined) return
    form.refuse((field) => failure.fieldMessage(field))
    focusErrors(element.current)
  }

  return (
    <form
      ref={element}
      noValidate
      className="address-form own-panel"
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary form={element} />
      <div className="address-form-pair">
        <Field label="收货人" error={receiverError} required>
          <TextInput
            autoComplete="name"
            value={form.receiver.value}
            onBlur={form.receiver.leave}
            onChange={({ target }) => form.receiver.change(target.value)}
          />
        </Field>
        <PhoneField field={form.phone} />
      </div>
      <AreaFields
        label="所在地区"
        value={form.area.codes}
        onChange={form.area.change}
        error={form.area.error}
      />
      <Field label="详细地址" error={detailError} required>
        <AutoTextarea
          minRows={2}
          maxRows={4}
          autoComplete="street-address"
          placeholder="街道、小区、楼栋、门牌号"
          value={form.detail.value}
          onBlur={form.detail.leave}
          onChange={({ target }) => form.detail.change(target.value)}
        />
      </Field>
      <div className="address-form-pair">
        <Field label="邮编" error={form.postcode.error} optional>
          <TextInput
            inputMode="numeric"
            autoComplete="postal-code"
            digits
            value={form.postcode.value}
            onBlur={form.postcode.leave}
            onChange={({ target }) => form.postcode.change(target.value)}
          />
        </Field>
        <RadioGroup label="标记" value={form.tag} onChange={form.setTag} options={addressTagNames} />
      </div>
      <Switch
        between
        label="设为默认地址"
        checked={form.isDefault}
        disabled={stored?.isDefault === true}
        onChange={({ target }) => form.setDefault(target.checked)}
      />
      <div className="address-form-buttons">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在保存">
          保存
        </Button>
      </div>
    </form>
  )
}

function worded(field: { value: string; error: string | null }, sentence: string): string | null {
  return field.error !== null && /^至[少多]|^最多/.test(field.error) ? sentence : field.error
}

/** Saves once however often it is submitted, shows a message, and returns to the list. */
function useSaving(dirty: boolean) {
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const requestId = useRef(crypto.randomUUID())
  const refresh = useRefreshAddresses()
  const goBack = useWayBack(ownPaths.addresses())
  useLeaveWarning(dirty && state !== 'saved', { question: '地址还没有保存，确定离开？' })
  useUnsavedPage(dirty && state !== 'saved')

  // After the question about unsaved changes has been removed.
  useEffect(() => {
    if (state !== 'saved') return
    showToast('已保存')
    goBack()
  }, [state, goBack])

  async function save(send: (requestId: string) => Promise<unknown>): Promise<ApiError | undefined> {
    setState('busy')
    try {
      await send(requestId.current)
      await refresh()
      setState('saved')
      return undefined
    } catch (error) {
      setState('idle')
      showError(error)
      if (!(error instanceof ApiError)) return undefined
      // The server responded, so the next attempt is a new request.
      if (error.kind !== 'Offline' && error.kind !== 'Timeout') requestId.current = crypto.randomUUID()
      return error
    }
  }
  return { busy: state === 'busy', save }
}
