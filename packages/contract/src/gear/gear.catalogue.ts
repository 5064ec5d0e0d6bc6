import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const gearCatalogue = {
  acts: {
    'gear.created': '添加器材',
    'gear.saved': '修改器材',
    'gear.merged': '合并器材',
    'gear.imported': '导入器材',
    'gear.aliasAdded': '添加器材别名',
    'gear.aliasesImported': '导入器材别名',
    'gear.nameDismissed': '不再列出器材名称',
  },
  targets: {
    gear: '器材库',
    camera: '相机',
    lens: '镜头',
  },
} as const satisfies DomainCatalogue
