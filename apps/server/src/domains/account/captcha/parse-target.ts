import { phone as phoneSchema } from '@guangquan/contract'
import { fail } from '../../../fail.ts'
import type { Target } from './target.ts'

/** The address in an input with either a phone or an e-mail. @throws BadInput when it has none, or both */
export function parseTarget(input: { phone?: string | undefined; email?: string | undefined }): Target {
  const { phone, email } = input
  if (phone !== undefined && email === undefined) return { kind: 'sms', address: phone }
  if (email !== undefined && phone === undefined) return { kind: 'email', address: email }
  const sentence = phoneSchema.safeParse('').error?.issues[0]?.message ?? ''
  fail('BadInput', { fields: { phone: sentence } })
}
