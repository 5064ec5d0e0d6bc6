import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { phone, captchaCode, captchaType } from './identity.shapes.ts'

export const SmsMessage = service('SmsMessage', {
  GetSmsCaptcha: method({
    summary: '发送短信验证码',
    access: 'public',
    limit: 'read',
    input: body({
      /** Defaults to the caller's own phone for types 4, 5 and 1100. */
      phone: phone.optional(),
      captchaType,
      /** `challenge:nonce` of a solved puzzle. */
      puzzle: z.string().max(200).optional(),
    }),
    /** Seconds until the next code may be requested. */
    output: z.object({ wait: z.int() }),
    errors: ['CaptchaTooSoon', 'CaptchaDayLimit', 'PuzzleNeeded', 'Forbidden'],
  }),
  VerifySmsCaptcha: method({
    summary: '校验短信验证码，得到一次性凭据；找回密码而未注册时返回 2003 和注册凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ phone: phone.optional(), captchaType, code: captchaCode }),
    output: z.object({ verifyTicket: z.string() }),
    errors: ['CaptchaWrong', 'CaptchaVoid', 'PhoneUnknown', 'Forbidden'],
  }),
  GetPuzzle: method({
    summary: '取得人机校验题（工作量证明）',
    access: 'public',
    limit: 'read',
    input: body({}),
    /**
     * The solution is `challenge:nonce` with a `nonce` so that SHA-256(`challenge:nonce`) begins with `bits` zero bits.
     */
    output: z.object({ challenge: z.string(), bits: z.int() }),
    errors: [],
  }),
})
