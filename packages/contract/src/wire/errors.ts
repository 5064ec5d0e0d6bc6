import { domainErrors } from '../catalogues.gen.ts'

/**
 * All business errors: name → number in `error.code` and Chinese message. Placeholders such as `{n}` are filled from
 * the details given to `fail()`.
 */
export const errorCatalogue = {
  TokenInvalid: { code: 100, text: '登录已过期，请重新登录' },
  BadInput: { code: 400, text: '参数有误' },
  SignedOutElsewhere: { code: 1001, text: '你的账号在别处登录或已被停用' },
  PhoneNotBound: { code: 2009, text: '请先绑定手机号' },
  Forbidden: { code: 3001, text: '无权限' },
  ContentNotFound: { code: 3002, text: '内容不存在或已删除' },
  ContentRefused: { code: 3003, text: '含有不适宜内容' },
  TooFast: { code: 3004, text: '操作过快，请{wait}再试' },
  LevelTooLow: { code: 3005, text: '等级不足，升到 Lv.{level} 后可以发布' },
  Restricted: { code: 3006, text: '对方设置了限制' },
  NotAllowedOnSelf: { code: 3010, text: '不能对自己这样做' },
  Muted: { code: 3015, text: '你被禁言到 {until}，期间不能这样做。原因：{reason}' },
  NotAllowedNow: { code: 3012, text: '现在不能这样做' },
  PlacesFull: { code: 4001, text: '名额已满' },
  ApplyClosed: { code: 4002, text: '不在报名时间' },
  AppliedAlready: { code: 4003, text: '已经报名或申请过，不能重复' },
  NotEligible: { code: 4004, text: '不符合参与条件' },
  FeatureClosed: { code: 3091, text: '暂未开放' },
  ConfirmationNeeded: { code: 6005, text: '请再次输入动态码' },
  ChangedMeanwhile: { code: 6006, text: '{who} 刚刚改过，请看过新内容再改' },
  AlreadyThere: { code: 6030, text: '已经有同名的一项' },
  Unknown: { code: 5000, text: '服务开小差了，请稍后再试' },
  NoSuchCall: { code: 5001, text: '没有这个接口' },
  Unavailable: { code: 5003, text: '服务正在恢复，请稍后再试' },
  Crowded: { code: 5007, text: '现在访问的人太多，请{wait}再试' },
  Maintenance: { code: 5005, text: '{text}' },
  SignatureInvalid: { code: 5004, text: '请求签名无效，请校准设备时间后重试' },
  AlreadyReceived: { code: 5006, text: '这个请求已经收到，刷新看看结果' },
  ...domainErrors,
} as const satisfies Record<string, { code: number; text: string }>

export type ErrorName = keyof typeof errorCatalogue

/** Errors that the gate may return for any method, in addition to those that a method declares. */
export const gateErrors = [
  'TokenInvalid',
  'BadInput',
  'SignedOutElsewhere',
  'TooFast',
  'Unknown',
  'NoSuchCall',
  'Unavailable',
  'Crowded',
  'Maintenance',
  'SignatureInvalid',
  'AlreadyReceived',
  'Muted',
] as const satisfies readonly ErrorName[]

/** Fills the `{name}` placeholders of a message; `{wait}` is `n` seconds in words. */
export function errorText(name: ErrorName, details: Record<string, unknown> = {}): string {
  const filled = { ...details, wait: waitText(details['n']) }
  return errorCatalogue[name].text.replace(/\{(\w+)\}/g, (_, key: string) => text(Reflect.get(filled, key)))
}

// Rounded up, so that the call passes after the stated time.
function waitText(seconds: unknown): string {
  if (typeof seconds !== 'number') return '稍后'
  if (seconds <= 60) return ` ${seconds} 秒后`
  if (seconds <= 3600) return ` ${Math.ceil(seconds / 60)} 分钟后`
  return ` ${Math.ceil(seconds / 3600)} 小时后`
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
