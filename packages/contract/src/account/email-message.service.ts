import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { captchaCode, captchaType, email } from './identity.shapes.ts'

export const EmailMessage = service('EmailMessage', {
  GetEmailCaptcha: method({
    summary: '发送邮箱验证码',
    access: 'public',
    limit: 'read',
    input: body({
      /** Defaults to the viewer's own address for types 4, 5 and 1100. */
      email: email.optional(),
      captchaType,
      /** `challenge:nonce` of a solved puzzle. */
      puzzle: z.string().max(200).optional(),
    }),
    /** Seconds until the next code may be requested. */
    output: z.object({ wait: z.int() }),
    errors: ['CaptchaTooSoon', 'CaptchaDayLimit', 'PuzzleNeeded', 'Forbidden', 'EmailRefused'],
  }),
  VerifyEmailCaptcha: method({
    summary: '校验邮箱验证码，得到一次性凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ email: email.optional(), captchaType, code: captchaCode }),
    output: z.object({ verifyTicket: z.string() }),
    errors: ['CaptchaWrong', 'CaptchaVoid', 'PhoneUnknown', 'Forbidden'],
  }),
})
