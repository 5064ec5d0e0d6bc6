import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const sanctionCatalogue = {
  errors: {
    AppealTwice: { code: 3016, text: '这条处罚已经申诉过，每条只能申诉一次' },
    AppealLate: { code: 3017, text: '现在不能申诉：要在收到通知后 {days} 天内提出' },
  },
  acts: {
    'member.warning': '警告会员',
    'member.mute': '禁言会员',
    'member.ban': '封禁会员',
    'member.liftUndone': '恢复刚撤销的处罚',
    'member.strikeLifted': '撤销处罚',
    'appeal.lifted': '撤销处罚',
    'appeal.upheld': '维持处罚',
  },
  targets: {
    appeal: '申诉',
  },
  notices: {
    'member.warned': '你违反了社区规定，给予一次警告',
    'member.muted': '你违反了社区规定，暂时不能发布和评论',
    'member.banned': '你违反了社区规定，账号已被封禁',
    'strike.lifted': '对你的一项处罚已撤销',
    'appeal.upheld': '你的申诉已处理，处罚维持不变',
  },
} as const satisfies DomainCatalogue
