import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const newsCatalogue = {
  acts: {
    'news.created': '写资讯',
    'news.saved': '修改资讯',
    'news.published': '发布资讯',
    'news.withdrawn': '撤下资讯',
    'news.announced': '把资讯通知给会员',
    'news.announcementWithdrawn': '撤回资讯的通知',
  },
  targets: {
    news: '资讯',
  },
  notices: {
    'system.announced': '公告：{title}',
  },
} as const satisfies DomainCatalogue
