import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const messageCatalogue = {
  errors: {
    MessageRefused: { code: 3050, text: '{text}' },
    MessageToStranger: { code: 3051, text: '对方回复前只能发文字，不能发照片、链接和卡片' },
    MessageRepeated: { code: 3052, text: '同样的话今天已经发给了好几位陌生人' },
    RecallLate: { code: 3053, text: '超过 {n} 分钟的消息不能撤回' },
  },
  rates: {
    message: { unset: { perMinute: 60 }, title: '私信', meaning: '每位会员发私信的次数。' },
  },
  files: {
    /** A picture of a private message. */
    message: 32,
  },
} as const satisfies DomainCatalogue
