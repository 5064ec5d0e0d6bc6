import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const siteCatalogue = {
  acts: {
    'dictionary.added': '添加字典选项',
    'dictionary.saved': '修改字典选项',
    'dictionary.imported': '导入字典选项',
    'setting.saved': '修改设置',
    'setting.reset': '恢复默认设置',
    'terms.draftSaved': '保存协议草稿',
    'terms.draftRemoved': '丢弃协议草稿',
    'terms.published': '发布协议',
    'terms.withdrawn': '撤回协议',
  },
  targets: {
    site: '站点',
    topic: '主题',
    dictionary: '字典选项',
    setting: '设置',
    terms: '协议',
  },
} as const satisfies DomainCatalogue
