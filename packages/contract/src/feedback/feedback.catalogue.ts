import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const feedbackCatalogue = {
  errors: {
    FeedbackOpenLimit: { code: 3031, text: '你有 {max} 件反馈还没有结束，等客服回复，或者关闭一件再写' },
    FeedbackDayLimit: { code: 3032, text: '每天最多写 {max} 件反馈，请明天再来' },
    FeedbackClosed: { code: 3033, text: '这件反馈已经关闭，不能再回复；还有问题请另写一件' },
  },
  acts: {
    'feedback.taken': '开始处理工单',
    'feedback.replied': '答复工单',
    'feedback.closed': '关闭工单',
    'feedback.contactSeen': '查看工单的联系方式',
  },
  targets: {
    feedback: '客服工单',
  },
  notices: {
    'feedback.replied': '客服回复了你的反馈',
  },
  counts: {
    openFeedback: {
      unset: 5,
      title: '没有结束的反馈',
      meaning: '每位会员同时最多有几件没有关闭的客服反馈。',
      unit: '件',
    },
    feedbackPerDay: {
      unset: 10,
      title: '每天的反馈',
      meaning: '每位会员一天里最多写的客服反馈。',
      unit: '件',
    },
  },
  files: {
    /** A picture in a ticket to customer service. */
    feedback: 31,
  },
} as const satisfies DomainCatalogue
