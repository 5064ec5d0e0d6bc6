import { captchaType, type CaptchaType } from '@guangquan/contract'
import * as z from 'zod'
import { isLoopbackHost, isUsableBase } from './delivery/outbound/request.ts'

const base = (value: string) =>
  z
    .string()
    .refine(isUsableBase, { error: 'an address beginning with https://, or http:// on this machine' })
    .default(value)
const key = z.string().min(1).optional()

/** Templates by type of code: `1:SMS_101,2:SMS_102,*:SMS_100`; `*` is for all other types. */
const templates = z
  .string()
  .refine((value) => readTemplates(value) !== null, {
    error: `a template for each of the types ${allTypes().join(', ')}, like 1:SMS_101,*:SMS_100`,
  })
  .transform((value) => {
    const known = readTemplates(value) ?? new Map<string, string>()
    return (type: CaptchaType) => known.get(String(type)) ?? known.get('*')
  })
  .optional()

function allTypes(): CaptchaType[] {
  return captchaType.options.map((option) => option.value)
}

function readTemplates(text: string): Map<string, string> | null {
  const known = new Map<string, string>()
  for (const entry of text.split(',')) {
    const [, type, template] = /^\s*(\*|\d+)\s*:\s*([\w-]+)\s*$/.exec(entry) ?? []
    if (type === undefined || template === undefined) return null
    if (type !== '*' && !allTypes().some((one) => String(one) === type)) return null
    known.set(type, template)
  }
  const complete = known.has('*') || allTypes().every((type) => known.has(String(type)))
  return complete ? known : null
}

/** Settings of the providers that send codes, and of those for social sign-in. */
export const providerSettings = {
  SMS_PROVIDER: z.enum(['outbox', 'aliyun', 'tencent']).default('outbox'),
  SMS_FALLBACK: z.enum(['aliyun', 'tencent']).optional(),
  ALIYUN_SMS_ACCESS_KEY_ID: key,
  ALIYUN_SMS_ACCESS_KEY_SECRET: key,
  ALIYUN_SMS_SIGN_NAME: key,
  ALIYUN_SMS_TEMPLATES: templates,
  ALIYUN_SMS_ALERT_TEMPLATE: key,
  ALIYUN_SMS_ENDPOINT: base('https://dysmsapi.aliyuncs.com'),
  TENCENT_SMS_SECRET_ID: key,
  TENCENT_SMS_SECRET_KEY: key,
  TENCENT_SMS_APP_ID: key,
  TENCENT_SMS_SIGN_NAME: key,
  TENCENT_SMS_TEMPLATES: templates,
  TENCENT_SMS_ALERT_TEMPLATE: key,
  TENCENT_SMS_REGION: z
    .string()
    .regex(/^[a-z]+(?:-[a-z0-9]+)+$/, 'a region like ap-guangzhou')
    .default('ap-guangzhou'),
  TENCENT_SMS_ENDPOINT: base('https://sms.tencentcloudapi.com'),
  MAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  SMTP_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
      error: 'an address like smtps://user:password@smtp.example.cn:465',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'an address, or a name and <address>')
    .optional(),
  PUSH_SIMULATOR: z
    .string()
    .refine((value) => URL.canParse(value) && isLoopbackHost(new URL(value).hostname), {
      error: 'an address on this machine',
    })
    .optional(),
  WX_OPEN_APP_ID: key,
  WX_OPEN_SECRET: key,
  WX_MP_APP_ID: key,
  WX_MP_SECRET: key,
  WX_OPEN_BASE: base('https://open.weixin.qq.com'),
  WX_API_BASE: base('https://api.weixin.qq.com'),
  QQ_APP_ID: key,
  QQ_APP_KEY: key,
  QQ_OPEN_BASE: base('https://graph.qq.com'),
  QQ_BASE: base('https://graph.qq.com'),
  WEIBO_APP_KEY: key,
  WEIBO_APP_SECRET: key,
  WEIBO_OPEN_BASE: base('https://api.weibo.com'),
  WEIBO_BASE: base('https://api.weibo.com'),
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>

const socialKeys = [
  ['WX_OPEN_APP_ID', 'WX_OPEN_SECRET'],
  ['WX_MP_APP_ID', 'WX_MP_SECRET'],
  ['QQ_APP_ID', 'QQ_APP_KEY'],
  ['WEIBO_APP_KEY', 'WEIBO_APP_SECRET'],
] as const
const vendorKeys = {
  aliyun: [
    'ALIYUN_SMS_ACCESS_KEY_ID',
    'ALIYUN_SMS_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_TEMPLATES',
  ],
  tencent: [
    'TENCENT_SMS_SECRET_ID',
    'TENCENT_SMS_SECRET_KEY',
    'TENCENT_SMS_APP_ID',
    'TENCENT_SMS_SIGN_NAME',
    'TENCENT_SMS_TEMPLATES',
  ],
} as const
const bases = [
  'ALIYUN_SMS_ENDPOINT',
  'TENCENT_SMS_ENDPOINT',
  'WX_OPEN_BASE',
  'WX_API_BASE',
  'QQ_OPEN_BASE',
  'QQ_BASE',
  'WEIBO_OPEN_BASE',
  'WEIBO_BASE',
] as const

/** Inconsistencies between these settings, one line each with the setting's name; empty when there are none. */
export function providerMistakes(
  settings: ProviderSettings & { BASE_URL?: string | undefined },
  isProduction: boolean,
): string[] {
  const missing = (needed: readonly (keyof ProviderSettings)[], why: string) =>
    needed.filter((name) => settings[name] === undefined).map((name) => `${name}: needed for ${why}`)
  const mistakes: string[] = []
  for (const pair of socialKeys) {
    if (pair.every((name) => settings[name] === undefined)) continue
    mistakes.push(...missing(pair, 'the sign-in it belongs to'))
    if (settings.BASE_URL === undefined) mistakes.push(`BASE_URL: needed with ${pair[0]}, to come back to`)
  }
  for (const vendor of [settings.SMS_PROVIDER, settings.SMS_FALLBACK]) {
    if (vendor === 'aliyun' || vendor === 'tencent')
      mistakes.push(...missing(vendorKeys[vendor], `SMS by ${vendor}`))
  }
  if (settings.SMS_FALLBACK !== undefined && settings.SMS_PROVIDER === 'outbox') {
    mistakes.push('SMS_FALLBACK: is for a second vendor; give SMS_PROVIDER first')
  }
  if (settings.SMS_FALLBACK === settings.SMS_PROVIDER) mistakes.push('SMS_FALLBACK: the same as SMS_PROVIDER')
  if (settings.MAIL_PROVIDER === 'smtp') mistakes.push(...missing(['SMTP_URL', 'MAIL_FROM'], 'mail by SMTP'))
  if (!isProduction) return mistakes
  if (settings.SMS_PROVIDER === 'outbox') {
    mistakes.push('SMS_PROVIDER: in production sign-in codes need a real provider (aliyun or tencent)')
  }
  if (settings.MAIL_PROVIDER === 'outbox') {
    mistakes.push('MAIL_PROVIDER: in production codes by mail need a real server (smtp)')
  }
  if (settings.PUSH_SIMULATOR !== undefined) mistakes.push('PUSH_SIMULATOR: is for tests')
  for (const name of bases) {
    if (!settings[name].startsWith('https:')) mistakes.push(`${name}: in production an https:// address`)
  }
  return mistakes
}
