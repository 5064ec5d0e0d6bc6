import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { announcementJobs, announcementSchedules } from './announcement/announcement.jobs.ts'
import { announcementTarget } from './announcement/announcement-target.ts'
import { demoVideoNewsJob } from './demo/demo.jobs.ts'
import { listMappedNews } from './mapped-news.read.ts'
import { newsMethods, staffNewsMethods } from './news.handlers.ts'
import { newsExport, newsSearch } from './staff-news.read.ts'

export const newsManifest = {
  name: 'news',
  handlers: { NewsInfo: newsMethods, StaffNews: staffNewsMethods },
  exports: [newsExport],
  staffSearch: [newsSearch],
  mappedPages: listMappedNews,
  targets: [announcementTarget],
  noticeKinds: { 'system.announced': { tab: noticeTabs.system, once: true, popUp: 'system' } },
  jobs: [demoVideoNewsJob, ...announcementJobs],
  schedules: announcementSchedules,
  startJobs: [demoVideoNewsJob],
  demo: async () => (await import('./demo/news.demo.ts')).newsDemo,
} satisfies Manifest
