import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const operationsCatalogue = {
  acts: {
    'job.runAgain': '再次运行任务',
    'job.dropped': '丢弃任务',
    'provider.tested': '发测试消息',
    'firstDay.confirmed': '确认开站准备',
    'maintenance-on': '开始维护',
    'maintenance-off': '结束维护',
    'accept-key': '更换密钥',
    'accept-files': '更换文件存储',
    'accept-restore': '确认恢复备份',
    'copy-database': '复制数据库',
  },
  targets: {
    job: '任务',
    provider: '服务商',
  },
} as const satisfies DomainCatalogue
