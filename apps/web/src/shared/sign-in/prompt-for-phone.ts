import { ApiError } from '@guangquan/client'
import { confirm } from '@guangquan/ui'
import { goToBindPhone } from './go-to-bind-phone.ts'

/**
 * After a write was refused because the member only has an e-mail address: explains why a phone number is required and
 * leads to binding one.
 */
export async function promptForPhone(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.kind !== 'PhoneNotBound') return
  const requested = await confirm({
    title: '请先绑定手机号',
    text: '为符合实名要求，请先绑定手机号。绑定后回到这里继续。',
    confirmLabel: '去绑定',
  })
  if (requested) await goToBindPhone()
}
