import type { CaptchaType } from '@guangquan/contract'
import type { MailSender, Message } from '../../../delivery/delivery.ts'
import { codeMinutes } from './captcha-code.ts'
import type { Target } from './target.ts'

const purposes: Record<CaptchaType, string> = {
  1: '注册账号',
  2: '登录',
  3: '重置密码',
  4: '修改密码',
  5: '更换手机号',
  1100: '身份验证',
}

/** The message with a code: its purpose, its lifetime, and a warning not to share it. */
export function captchaMessage(
  sender: MailSender,
  { target, captchaType, code }: { target: Target; captchaType: CaptchaType; code: string },
): Message {
  const { name: communityName } = sender
  const purpose = purposes[captchaType]
  const text = `验证码 ${code}，用于${purpose}，${codeMinutes[target.kind]} 分钟内有效。请勿告诉任何人，工作人员不会向您索取。`
  return target.kind === 'sms'
    ? {
        channel: 'sms',
        recipient: target.address,
        subject: '',
        text: `【${communityName}】${text}`,
        captcha: { type: captchaType, code },
      }
    : {
        channel: 'mail',
        recipient: target.address,
        subject: `${communityName}${purpose}验证码`,
        text: `${text}\n如果不是您本人操作，请忽略这封邮件。\n\n${communityName}`,
        sender,
      }
}
