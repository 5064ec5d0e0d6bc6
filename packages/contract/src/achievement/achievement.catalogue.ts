import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const achievementCatalogue = {
  acts: {
    'medal.saved': '修改勋章',
    'medal.goalSaved': '修改勋章的门槛',
    'medal.goalRemoved': '取消勋章门槛的修改',
    'medal.granted': '颁发勋章',
    'medal.revoked': '收回勋章',
    'frame.saved': '修改头像框',
    'frame.ruleSaved': '修改头像框的规则',
    'frame.ruleRemoved': '取消头像框规则的修改',
    'frame.granted': '颁发头像框',
    'frame.revoked': '收回头像框',
  },
  targets: {
    medal: '勋章',
    frame: '头像框',
  },
  notices: {
    'medal.won': '恭喜，你获得了一枚勋章',
    'medal.revoked': '你的一枚勋章因违规获得被收回，有疑问请联系客服',
    'frame.won': '恭喜，你获得了一个头像框',
    'frame.expired': '你的一个头像框已到期',
    'frame.revoked': '你的一个头像框因违规获得被收回，有疑问请联系客服',
  },
} as const satisfies DomainCatalogue
