import * as z from 'zod'
import type { Env } from '../../env.ts'
import { parseResponse } from '../outbound/parse-response.ts'
import { makeProvider, type OutboundTools } from '../outbound/provider.ts'
import type { FailureKind } from '../outbound/provider-failure.ts'
import type { SmsVendor } from './send-sms.ts'
import { templateOf } from './sms-template.ts'
import { signTc3 } from './sign-tc3.ts'

type Settings = Pick<
  Env,
  | 'TENCENT_SMS_SECRET_ID'
  | 'TENCENT_SMS_SECRET_KEY'
  | 'TENCENT_SMS_APP_ID'
  | 'TENCENT_SMS_SIGN_NAME'
  | 'TENCENT_SMS_TEMPLATES'
  | 'TENCENT_SMS_ALERT_TEMPLATE'
  | 'TENCENT_SMS_REGION'
  | 'TENCENT_SMS_ENDPOINT'
>

const SendResponse = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string(), PhoneNumber: z.string() })).default([]),
  }),
})

const contentType = 'application/json; charset=utf-8'
const denials = /^(?:FailedOperation\.PhoneNumberInBlacklist|InvalidParameterValue\.IncorrectPhoneNumber)$/

/** Tencent Cloud SendSms of 2021-01-11. Acceptance is reported per number, not per call. */
export function tencentSms(settings: Settings, tools: OutboundTools): SmsVendor {
  const provider = makeProvider('tencent-sms', tools)
  const templates = {
    codes: settings.TENCENT_SMS_TEMPLATES,
    alerts: settings.TENCENT_SMS_ALERT_TEMPLATE,
  }
  return {
    name: provider.name,
    sendsAlerts: templates.alerts !== undefined,
    send: async (message) => {
      const template = templateOf(message, templates)
      if (typeof template === 'string') return provider.refuse('CONFIG', `no template for ${template}`)
      const number = `+86${message.recipient}`
      const body = JSON.stringify({
        PhoneNumberSet: [number],
        SmsSdkAppId: settings.TENCENT_SMS_APP_ID ?? '',
        SignName: settings.TENCENT_SMS_SIGN_NAME ?? '',
        TemplateId: template.id,
        TemplateParamSet: [template.value],
      })
      const url = new URL('/', settings.TENCENT_SMS_ENDPOINT)
      const timestamp = Math.floor(tools.now().getTime() / 1000)
      const headers = {
        'content-type': contentType,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': settings.TENCENT_SMS_REGION,
        'x-tc-timestamp': String(timestamp),
        authorization: signTc3({
          secretId: settings.TENCENT_SMS_SECRET_ID ?? '',
          secretKey: settings.TENCENT_SMS_SECRET_KEY ?? '',
          service: 'sms',
          host: url.host,
          contentType,
          body,
          timestamp,
        }),
      }
      await provider.ask({ method: 'POST', url, headers, body }, (text) => {
        const response = SendResponse.safeParse(parseResponse(text))
        if (!response.success) return provider.refuse('UPSTREAM_DOWN', 'unreadable response')
        const { Error: whole, SendStatusSet: each } = response.data.Response
        if (whole !== undefined) provider.refuse(kindOf(whole.Code), whole.Code)
        const own = each.find((one) => one.PhoneNumber === number)
        if (own === undefined) return provider.refuse('UPSTREAM_DOWN', 'no response for the number')
        if (own.Code !== 'Ok') provider.refuse(kindOf(own.Code), own.Code)
      })
    },
  }
}

function kindOf(code: string): FailureKind {
  if (code.startsWith('LimitExceeded.') || code.startsWith('RequestLimitExceeded')) return 'RATE'
  if (denials.test(code)) return 'DENIED'
  return code.startsWith('InternalError') ? 'UPSTREAM_DOWN' : 'CONFIG'
}
