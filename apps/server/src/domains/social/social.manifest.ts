import type { Manifest } from '../../manifest.ts'
import { qqMethods, socialMethods, weiboMethods, wxMethods } from './social.handlers.ts'
import { socialJobs, socialSchedules } from './social.jobs.ts'
import { exportSocial, eraseSocial } from './social.read.ts'
import { mountSocialRoutes } from './social.routes.ts'
import { sealedTables } from './social.tables.ts'

export const socialManifest = {
  name: 'social',
  handlers: { UserInfo: socialMethods, Weibo: weiboMethods, WxOpen: wxMethods, QqOpen: qqMethods },
  mounts: [mountSocialRoutes],
  jobs: socialJobs,
  schedules: socialSchedules,
  sealed: sealedTables,
  personalData: {
    exportedTables: { social_binding: ['profile'] },
    omittedTables: {
      social_flow: 'secrets of minutes',
      social_ticket: 'secrets of minutes',
      social_scan: 'secrets of minutes',
    },
    collect: async (_app, db, memberId) => ({ profile: { social: await exportSocial(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseSocial(tx, memberId),
  },
} satisfies Manifest
