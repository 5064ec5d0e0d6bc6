import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const growthCatalogue = {
  errors: {
    TaskUnfinished: { code: 4110, text: '任务还没有完成' },
    TaskClaimed: { code: 4111, text: '这个任务的经验已经领取过' },
    MakeUpUsed: { code: 4112, text: '本月的补签已经用过' },
  },
  acts: {
    'growth.ruleSaved': '修改经验规则',
    'growth.ruleRemoved': '取消经验规则的修改',
    'growth.scaleSaved': '修改等级门槛',
    'growth.expCorrected': '调整经验',
    'growth.correctionRequested': '申请调整经验',
    'growth.correctionRefused': '拒绝调整经验',
  },
  targets: {
    growthRule: '经验规则',
    levelScale: '等级门槛',
  },
  notices: {
    'level.reached': '恭喜，你的光圈又开大了一档',
    'level.short': '你的经验低于当前等级的门槛，到下面的日期还没有补上，权益会按实际经验计算',
  },
} as const satisfies DomainCatalogue
