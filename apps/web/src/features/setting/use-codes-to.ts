import type { CaptchaType } from '@guangquan/contract'
import { useSentCode, type Channel, type CodeSending } from '../account/index.ts'

/** Like `useSentCode`, but a code sent elsewhere, such as to the old phone, does not delay one to the new target. */
export function useCodesTo(
  to: string | undefined,
  channel: Channel,
  captchaType: CaptchaType,
  isOwn = false,
): CodeSending {
  const codes = useSentCode(captchaType, channel, isOwn)
  const isHere = codes.sent !== undefined && codes.sent.to === to
  return isHere ? codes : { ...codes, sent: undefined, secondsLeft: 0 }
}
