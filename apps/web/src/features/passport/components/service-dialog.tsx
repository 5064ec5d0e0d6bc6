import { ApiError } from '@guangquan/client'
import type { Passport } from '@guangquan/contract'
import { gearServiceNames, type GearService } from '@guangquan/contract/passport/passport.words'
import { dayOf } from '@guangquan/rules/time-text'
import { AutoTextarea, Button, DateSelect, Field, Modal, Select, showToast, TextInput } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

interface ServiceDialogProps {
  passport: Passport
  regProductId: string
  onClose: () => void
}

const services: readonly { value: GearService; label: string }[] = ([1, 2, 3, 4, 5, 6] as const).map(
  (value) => ({ value, label: gearServiceNames[value] }),
)

type Faults = Partial<Record<'service' | 'day' | 'shutterCount', string>>

/** Writes down a service that the owner had done. */
export function ServiceDialog({ passport, regProductId, onClose }: ServiceDialogProps) {
  const today = dayOf(new Date(serverNow()))
  const form = useRef<HTMLFormElement>(null)
  const [service, setService] = useState<GearService | null>(null)
  const [day, setDay] = useState<string | null>(today)
  const [place, setPlace] = useState('')
  const [note, setNote] = useState('')
  const [count, setCount] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, failure, run } = useDialogAct()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = faultsOf({ service, day, count })
    setFaults(found)
    if (service === null || day === null || Object.keys(found).length > 0) return focusErrors(form.current)
    const request = {
      regProductId,
      service,
      day,
      place: place.trim(),
      note: note.trim(),
      shutterCount: count === '' ? null : Number(count),
    }
    await run(async () => {
      await sendOnce(request, (requestId) =>
        client.call(api.UserProduct.AddService, { ...request, requestId }),
      )
      await queries.invalidate(queryClient, api.UserProduct.GetGearEvents)
      showToast('已记下')
      onClose()
    }, sentenceOfService)
  }

  return (
    <Modal open onClose={onClose} title="记一次保养" closable>
      <form ref={form} noValidate className="passport-form" onSubmit={(event) => void send(event)}>
        <Field label="做了什么" required error={faults.service ?? null}>
          <Select options={services} value={service} onChange={setService} />
        </Field>
        <DateSelect
          label="日期"
          value={day}
          min="2000-01-01"
          max={today}
          startAt={today.slice(0, 7)}
          error={faults.day ?? null}
          onChange={setDay}
        />
        <Field label="在哪里" optional hint="只有你看得到">
          <TextInput maxLength={40} value={place} onChange={({ target }) => setPlace(target.value)} />
        </Field>
        {passport.hasShutter ? (
          <Field label="当时的快门数" optional error={faults.shutterCount ?? null}>
            <TextInput
              inputMode="numeric"
              maxLength={7}
              value={count}
              onChange={({ target }) => setCount(target.value.trim())}
            />
          </Field>
        ) : null}
        <Field label="备注" optional hint="只有你看得到，过户后对方也看不到">
          <AutoTextarea
            minRows={2}
            maxRows={5}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {failure}
        <Button kind="lit" type="submit" block busy={busy} busyLabel="正在保存">
          保存
        </Button>
      </form>
    </Modal>
  )
}

const sentenceOfService = (error: unknown) =>
  error instanceof ApiError && error.kind === 'NotAllowedNow'
    ? '这件产品的保养记录已满，请先删除一些'
    : sentenceOf(error)

const maxCount = 5_000_000

function faultsOf(given: { service: GearService | null; day: string | null; count: string }): Faults {
  const { service, day, count } = given
  const isCount = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount
  return {
    ...(service === null ? { service: '请选择做了什么' } : {}),
    ...(day === null ? { day: '请选择日期' } : {}),
    ...(count === '' || isCount ? {} : { shutterCount: '请填写 1 到 5000000 的整数' }),
  }
}
