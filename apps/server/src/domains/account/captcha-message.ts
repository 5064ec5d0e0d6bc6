import type { CaptchaType } from '@guangquan/contract'

const purposes: Record<CaptchaType, string> = {
  1: '注册账号',
  2: '登录',
  3: '重置密码',
  4: '修改密码',
  5: '更换手机号',
  1100: '身份验证',
}

/** The text that carries a code: what it is for, how long it lives, and that nobody should be told. */
export function captchaMessage(communityName: string, type: CaptchaType, code: string): string {
  return `【${communityName}】验证码 ${code}，用于${purposes[type]}，5 分钟内有效。请勿告诉任何人，工作人员不会向您索取。`
}
