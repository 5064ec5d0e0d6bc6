import { phone as phoneSchema } from '@guangquan/contract'
import { fail } from '../../../fail.ts'
import type { Target } from './target.ts'

/** The one address of a body that takes either. @throws BadInput when it holds none, or both */
export function givenTarget(input: { phone?: string | undefined; email?: string | undefined }): Target {
  const { phone, email } = input
  if (phone !== undefined && email === undefined) return { kind: 'sms', address: phone }
  if (email !== undefined && phone === undefined) return { kind: 'email', address: email }
  const sentence = phoneSchema.safeParse('').error?.issues[0]?.message ?? ''
  fail('BadInput', { fields: { phone: sentence } })
}
