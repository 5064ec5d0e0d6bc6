import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const presentCatalogue = {
  errors: {
    PresentExpired: { code: 4120, text: '已经过了领取期限' },
    PresentClaimed: { code: 4121, text: '这份礼品已经领取过' },
  },
  acts: {
    'gift.created': '添加礼品模板',
    'gift.saved': '修改礼品模板',
    'gift.ruleCreated': '添加自动发放规则',
    'gift.ruleSaved': '修改自动发放规则',
    'present.granted': '发放礼品',
    'present.grantRequested': '申请发放礼品',
    'present.grantApproved': '同意发放礼品',
    'present.grantRefused': '拒绝发放礼品',
    'present.addressSeen': '查看礼品的收货地址',
    'present.shipped': '寄出礼品',
    'present.replacementOffered': '提出换一件礼品',
    'present.replacementWithdrawn': '撤回换一件的提议',
    'present.parcelsImported': '批量寄出礼品',
  },
  targets: {
    gift: '礼品模板',
    giftRule: '自动发放规则',
    present: '礼品',
    presentGrant: '人工发放',
  },
  notices: {
    'present.granted': '你收到一份礼品',
    'present.awarded': '恭喜，你得到一份奖品',
    'present.ending': '你有礼品快到领取期限了',
    'present.shipped': '你的礼品已寄出',
    'present.replacement': '你的礼品寄不出了，请看看换不换',
    'present.replacementWithdrawn': '换礼品的提议已撤回',
  },
} as const satisfies DomainCatalogue
