import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const memberAdminCatalogue = {
  acts: {
    'member.sessionsEnded': '让会员退出登录',
    'member.profileReset': '恢复会员的默认资料',
    'member.personalDataSeen': '查看个人信息',
    'member.phoneRequested': '申请更换手机号',
    'member.phoneReplaced': '同意更换手机号',
    'member.phoneRefused': '拒绝更换手机号',
  },
} as const satisfies DomainCatalogue
