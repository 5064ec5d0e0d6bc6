import type { ProviderName } from '@guangquan/contract'

export const providerTexts: Record<ProviderName, string> = {
  'aliyun-sms': '阿里云短信',
  'tencent-sms': '腾讯云短信',
  smtp: '邮件（SMTP）',
  outbox: '开发用的发件箱',
  wechat: '微信登录',
  qq: 'QQ 登录',
  weibo: '微博登录',
  storage: '文件存储',
}

const kinds: Record<string, string> = {
  CONFIG: '配置不对',
  UPSTREAM_DOWN: '对方没有应答',
  RATE: '对方限流',
  DENIED: '对方拒绝',
  StorageFull: '存储满了',
}

/** A cause as text, with the provider's message. */
export function causeText(cause: string): string {
  const [kind = '', ...said] = cause.split(' ')
  return [kinds[kind] ?? kind, said.join(' ')].filter((text) => text !== '').join('：')
}
