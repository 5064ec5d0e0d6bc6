import type { NoticeKind } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MailSender, Message } from '../../../delivery/delivery.ts'
import type { Target } from '../captcha/target.ts'

/** Alerts to the owner of an account as texts of messages, with what to do if it was another person. */
export const ownerAlerts = {
  phone: { notice: 'account.phoneChanged', said: '设置了新的手机号', help: '请立即重置密码' },
  email: { notice: 'account.emailChanged', said: '设置了新的邮箱', help: '请立即重置密码' },
  password: { notice: 'account.passwordChanged', said: '设置了新的密码', help: '请立即重置密码' },
  deletion: {
    notice: 'account.deletionRequested',
    said: '申请了注销',
    help: '请立即登录，撤销注销并修改密码',
  },
} as const satisfies Record<string, { notice: NoticeKind; said: string; help: string }>

export type AccountChange = keyof typeof ownerAlerts

/** The change that a stored row names; undefined for one that this program does not know. */
export function accountChangeOf(name: string): (typeof ownerAlerts)[AccountChange] | undefined {
  return Object.entries(ownerAlerts).find(([key]) => key === name)?.[1]
}

/**
 * The message about a change. It names neither the new phone or address nor anything else of the account: an old
 * address may have a new owner.
 */
export function alertMessage(
  { sender, contact, at }: { sender: MailSender; contact: string; at: Date },
  { kind, address: recipient }: Target,
  { said, help }: { said: string; help: string },
): Message {
  const { name: communityName } = sender
  if (kind === 'sms') {
    const text = `【${communityName}】您的账号${said}。如果不是您本人操作，${help}，或联系客服。`
    return { channel: 'sms', recipient, subject: '', text, alert: said }
  }
  // Minutes are enough.
  const time = timeTextOf(at).slice(0, 16)
  return {
    channel: 'mail',
    recipient,
    subject: `${communityName}账号安全提醒`,
    text: `您的账号于 ${time} ${said}。\n如果不是您本人操作，${help}，或联系客服：${contact}。\n\n${communityName}`,
    sender,
  }
}
