import type { Manifest } from '../../manifest.ts'
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
  jobs: [demoVideoNewsJob],
  startJobs: [demoVideoNewsJob],
  demo: async () => (await import('./demo/news.demo.ts')).newsDemo,
} satisfies Manifest
