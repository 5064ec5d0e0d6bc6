import { randomUUID } from 'node:crypto'
import type { Env } from '../../env.ts'
import { parseResponse, textIn } from '../outbound/parse-response.ts'
import { makeProvider, type OutboundTools } from '../outbound/provider.ts'
import type { FailureKind } from '../outbound/provider-failure.ts'
import type { SmsVendor } from './send-sms.ts'
import { templateOf } from './sms-template.ts'
import { canonicalQuery, signAcs3 } from './sign-acs3.ts'

type Settings = Pick<
  Env,
  | 'ALIYUN_SMS_ACCESS_KEY_ID'
  | 'ALIYUN_SMS_ACCESS_KEY_SECRET'
  | 'ALIYUN_SMS_SIGN_NAME'
  | 'ALIYUN_SMS_TEMPLATES'
  | 'ALIYUN_SMS_ALERT_TEMPLATE'
  | 'ALIYUN_SMS_ENDPOINT'
>

const rates = /^(?:isv\.(?:BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL|MONTH_LIMIT_CONTROL)$|Throttling)/
const denials = /^isv\.(?:MOBILE_NUMBER_ILLEGAL|BLACK_KEY_CONTROL_LIMIT)$/
const disorders = /^(?:isp\.SYSTEM_ERROR$|ServiceUnavailable|InternalError)/

/** Aliyun SendSms of 2017-05-25. It is not idempotent, so it is never retried. */
export function aliyunSms(settings: Settings, tools: OutboundTools): SmsVendor {
  const provider = makeProvider('aliyun-sms', tools)
  const templates = {
    codes: settings.ALIYUN_SMS_TEMPLATES,
    alerts: settings.ALIYUN_SMS_ALERT_TEMPLATE,
  }
  return {
    name: provider.name,
    sendsAlerts: templates.alerts !== undefined,
    send: async (message) => {
      const template = templateOf(message, templates)
      if (typeof template === 'string') return provider.refuse('CONFIG', `no template for ${template}`)
      const query = canonicalQuery({
        PhoneNumbers: message.recipient,
        SignName: settings.ALIYUN_SMS_SIGN_NAME ?? '',
        TemplateCode: template.id,
        TemplateParam: JSON.stringify({ [template.name]: template.value }),
      })
      const url = new URL(`/?${query}`, settings.ALIYUN_SMS_ENDPOINT)
      const headers = signAcs3({
        accessKeyId: settings.ALIYUN_SMS_ACCESS_KEY_ID ?? '',
        accessKeySecret: settings.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
        action: 'SendSms',
        version: '2017-05-25',
        host: url.host,
        query,
        now: tools.now(),
        nonce: randomUUID(),
      })
      await provider.ask({ method: 'POST', url, headers, body: '' }, (text) => {
        // Refusals are HTTP 200 too; only this word means success.
        const code = textIn(parseResponse(text)?.['Code'])
        if (code === '') provider.refuse('UPSTREAM_DOWN', 'unreadable response')
        if (code !== 'OK') provider.refuse(kindOf(code), code)
      })
    },
  }
}

function kindOf(code: string): FailureKind {
  if (rates.test(code)) return 'RATE'
  if (denials.test(code)) return 'DENIED'
  return disorders.test(code) ? 'UPSTREAM_DOWN' : 'CONFIG'
}
