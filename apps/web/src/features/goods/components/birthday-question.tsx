import type { OwnInfo } from '@guangquan/contract'
import { exchangeAge } from '@guangquan/contract/goods/goods.words'
import { birthdayChanges } from '@guangquan/rules/people/profile-changes'
import { Button, IrisLoader, LinkButton, Modal } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { BirthdayField, isUnderAge } from '../../../shared/people/birthday.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { isBirthdayNeeded, type Redeem } from '../use-redeem.ts'

/** Asks for the birthday that a refused redeem needs, stores it, and redeems the same again. */
export function BirthdayQuestion({ redeem }: { redeem: Redeem }) {
  const { error, variables, reset, mutate } = redeem
  if (!isBirthdayNeeded(error) || variables === undefined) return null
  return <BirthdayDialog onClose={reset} onDone={() => mutate(variables)} />
}

interface BirthdayDialogProps {
  onClose: () => void
  onDone: () => void
}

function BirthdayDialog({ onClose, onDone }: BirthdayDialogProps) {
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  return (
    <Modal open onClose={onClose} title="填写生日" closable>
      {own.data !== undefined ? (
        <BirthdayForm own={own.data} onDone={onDone} />
      ) : own.isError ? (
        <LoadError of={own} />
      ) : (
        <IrisLoader className="py-6" />
      )}
    </Modal>
  )
}

function BirthdayForm({ own, onDone }: { own: OwnInfo; onDone: () => void }) {
  const [birthday, setBirthday] = useState(own.birthday)
  const [error, setError] = useState<string | null>(null)
  const { busy, failure, run } = useDialogAct()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const left = own.birthdayChangesLeft

  async function save(event: FormEvent) {
    event.preventDefault()
    if (birthday === null) return setError('请选择年、月、日')
    if (isUnderAge(birthday)) return setError('未满14周岁需监护人同意')
    await run(async () => {
      const change = { birthday }
      const saved = await sendOnce(change, (requestId) =>
        client.call(api.UserInfo.Update, { ...change, requestId }),
      )
      queryClient.setQueryData(queries.one(api.UserInfo.Get, {}).queryKey, saved)
      onDone()
    })
  }

  if (left === 0)
    return (
      <div className="grid gap-4">
        <p className="text-ink-2">
          年满 {exchangeAge} 岁后可以用金币兑换。你的生日已经修改过两次，不能再填写，请联系客服核对。
        </p>
        <LinkButton kind="line" href={ownPaths.newFeedback()}>
          联系客服
        </LinkButton>
      </div>
    )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <p className="text-ink-2">
        年满 {exchangeAge} 岁后可以用金币兑换。生日只需要填写一次，谁能看到可以在设置里选择。
      </p>
      <BirthdayField
        value={birthday}
        error={error}
        hint={left === birthdayChanges ? '填写后一生只能修改两次' : `还能修改 ${left} 次，这次填写算一次`}
        onChange={(next) => {
          setBirthday(next)
          setError(null)
        }}
      />
      {failure}
      <Button kind="lit" type="submit" block busy={busy} busyLabel="正在保存">
        保存并兑换
      </Button>
    </form>
  )
}
