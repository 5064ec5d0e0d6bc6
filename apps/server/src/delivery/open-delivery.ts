import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { Channel, Delivery } from './delivery.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { outboxDelivery } from './outbox-delivery.ts'
import type { OutboundTools } from './outbound/provider.ts'
import { aliyunSms } from './sms/aliyun-sms.ts'
import { sendSms, type SmsVendor } from './sms/send-sms.ts'
import { tencentSms } from './sms/tencent-sms.ts'

/** Never accepted, since codes are compared with those that were sent. */
const testCaptcha = { type: 1100, code: '000000' } as const

/** The configured delivery. The settings were validated when they were read. */
export function openDelivery(env: Env, db: Database, tools: OutboundTools): Delivery {
  const outbox = outboxDelivery(db)
  const vendors = smsVendors(env, tools)
  const mail = env.MAIL_PROVIDER === 'smtp' ? smtpMail(env, tools) : null
  const unprovided = [
    ...(vendors.length === 0 ? ['sms' as const] : []),
    ...(mail === null ? ['mail' as const] : []),
  ]
  return {
    send: async (message) => {
      if (message.channel === 'mail') await (mail ?? outbox).send(message)
      else if (vendors.length === 0) await outbox.send(message)
      else await sendSms(vendors, message, tools.log)
    },
    channels: [
      ...vendors.map(smsChannel),
      ...(mail === null ? [] : [mail]),
      ...(unprovided.length === 0 ? [] : [outboxChannel(outbox, unprovided)]),
    ],
  }
}

function smsChannel({ name, send }: SmsVendor): Channel {
  return {
    name,
    takes: ['sms'],
    sendTest: (message) => send({ ...message, channel: 'sms', captcha: testCaptcha }),
  }
}

function outboxChannel(outbox: ReturnType<typeof outboxDelivery>, takes: Channel['takes']): Channel {
  return {
    name: 'outbox',
    takes,
    sendTest: (message) =>
      outbox.send(
        message.recipient.includes('@')
          ? { ...message, channel: 'mail' }
          : { ...message, channel: 'sms', captcha: testCaptcha },
      ),
  }
}

/** In the order in which they are tried. */
function smsVendors(env: Env, tools: OutboundTools): SmsVendor[] {
  const chosen = [env.SMS_PROVIDER, env.SMS_FALLBACK]
  return chosen.flatMap((name) => {
    if (name === 'aliyun') return [aliyunSms(env, tools)]
    return name === 'tencent' ? [tencentSms(env, tools)] : []
  })
}
