import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const replyCatalogue = {
  errors: {
    CommentsClosed: { code: 3007, text: '作者已关闭评论' },
    CritiqueClosed: { code: 3040, text: '作者没有在求点评' },
  },
  targets: {
    comment: '评论',
  },
  notices: {
    'reply.toPost': '评论了你的{title}',
    'reply.toReply': '回复了你的评论',
    'mention.inReply': '在评论里提到了你',
    'critique.helpful': '觉得你对{title}的点评有帮助',
  },
  rates: {
    reply: { unset: { perMinute: 6, perDay: 100 }, title: '评论', meaning: '每位会员评论和回复的次数。' },
  },
  files: {
    comment: 30,
  },
} as const satisfies DomainCatalogue
