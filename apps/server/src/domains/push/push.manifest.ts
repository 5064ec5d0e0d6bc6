import type { Manifest } from '../../manifest.ts'
import { mountDigestStop } from './digest/serve-stop.ts'
import { planPush } from './plan-push.ts'
import { eraseReach, exportDevices, exportReachSettings } from './push.export.ts'
import { pushMethods } from './push.handlers.ts'
import { pushJobs, pushSchedules } from './push.jobs.ts'
import { loadPublicKey } from './push-key.ts'
import { pushSealed } from './push.sealed.ts'
import { mountRenewal } from './serve-renewal.ts'

export const pushManifest = {
  name: 'push',
  handlers: { Push: pushMethods },
  mounts: [mountRenewal, mountDigestStop],
  jobs: pushJobs,
  schedules: pushSchedules,
  sealed: pushSealed,
  reachAway: planPush,
  seed: async (app) => {
    await loadPublicKey(app, app.db)
  },
  personalData: {
    exportedTables: { push_device: ['push-devices'], reach_setting: ['notice-settings'] },
    omittedTables: { mail_digest: 'on which days a digest was mailed' },
    collect: async (_app, db, memberId) => ({
      lists: {
        'push-devices': await exportDevices(db, memberId),
        'notice-settings': await exportReachSettings(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId }) => eraseReach(tx, memberId),
  },
} satisfies Manifest
