import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Responses } from '../first-call.ts'
import type { Address, Summary } from '../route.ts'

export const passportOf = (code: string) => call(api.UserProduct.GetPassport, { code })

export function passportSummary(responses: Responses, { params }: Address): Summary | null {
  const passport = responses.of(passportOf(params['code'] ?? ''))
  if (passport === null) return null
  return {
    title: `${passport.productName} 的器材护照`,
    description: `护照等级 ${passport.level} 级，编号尾号 ${passport.serialEnd}`,
    picture: null,
  }
}
