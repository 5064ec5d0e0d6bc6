import {
  digestTexts,
  mailDigests,
  reachTexts,
  type NoticeItem,
  type ReachSettings,
} from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import type { MailMessage } from '../../../delivery/delivery.ts'
import { counted } from '../notification.view.ts'

const pages: Record<'notices' | 'settings', SitePath> = {
  notices: '/user/notice-list',
  settings: '/user/setting/update-notice',
}

interface Digest {
  recipient: string
  nickName: string
  sender: MailMessage['sender']
  mail: ReachSettings['mail']
  notices: number
  /** Groups of likes. */
  likes: number
  messages: number
  /** The newest notices. */
  items: readonly NoticeItem[]
  origin: string
  stopUrl: string
}

/** A digest: the numbers, and the sentences of the newest notices, without the text of private messages. */
export function digestMail(digest: Digest): MailMessage {
  const { recipient, nickName, sender, origin, stopUrl, mail } = digest
  const counts = [
    ...(digest.notices === 0 ? [] : [counted(reachTexts.notices, digest.notices)]),
    ...(digest.likes === 0 ? [] : [counted(digestTexts.like, digest.likes)]),
    ...(digest.messages === 0 ? [] : [counted(reachTexts.messages, digest.messages)]),
  ].join(reachTexts.and)
  const fill = (text: string, name: string, value: string) => text.replace(`{${name}}`, () => value)
  const lines = [
    fill(digestTexts.greeting, 'nickName', nickName),
    mail === mailDigests.weekly ? digestTexts.weekly : digestTexts.daily,
    fill(digestTexts.counts, 'counts', counts),
    '',
    ...digest.items.map(lineOf),
    '',
    fill(digestTexts.open, 'url', `${origin}${pages.notices}`),
    digestTexts.why,
    fill(digestTexts.settings, 'url', `${origin}${pages.settings}`),
    fill(digestTexts.stop, 'url', stopUrl),
  ]
  return {
    channel: 'mail',
    recipient,
    subject: fill(fill(digestTexts.subject, 'name', sender.name), 'counts', counts),
    text: lines.join('\n'),
    sender,
    list: { origin, stopUrl },
  }
}

function lineOf({ fromUser, text }: NoticeItem): string {
  return `· ${fromUser === null ? '' : `${fromUser.nickName} `}${text}`
}
