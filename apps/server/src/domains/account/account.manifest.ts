import { noticeTabs } from '@guangquan/contract'
import { subscribe } from '../../events/subscription.ts'
import type { Manifest } from '../../manifest.ts'
import { sessionSealed } from '../../session/sign-key.ts'
import { accountMethods, emailMethods, smsMethods } from './account.handlers.ts'
import { accountJobs, accountSchedules, sealSignKeys } from './account.jobs.ts'
import { exportAccount } from './account.read.ts'
import { mountLogin } from './account.routes.ts'
import { sealedTables } from './account.sealed.ts'
import { eraseAccount } from './erase-credential.ts'
import { notifyOfReplacedSession } from './notify-of-replaced-session.ts'
import { strikesByTicket } from './strikes-by-ticket.ts'
import { findUploader } from './upload-pass.ts'

export const accountManifest = {
  name: 'account',
  handlers: {
    UserInfo: accountMethods,
    SmsMessage: smsMethods,
    EmailMessage: emailMethods,
    UserStrike: strikesByTicket,
  },
  mounts: [mountLogin],
  jobs: accountJobs,
  schedules: accountSchedules,
  startJobs: [sealSignKeys],
  sealed: [...sealedTables, sessionSealed],
  subscriptions: [subscribe('session.replaced', 'notice.notifyOfReplacedSession', notifyOfReplacedSession)],
  noticeKinds: {
    'session.replaced': { tab: noticeTabs.system },
    'account.phoneChanged': { tab: noticeTabs.system },
    'account.emailChanged': { tab: noticeTabs.system },
    'account.passwordChanged': { tab: noticeTabs.system },
    'account.deletionRequested': { tab: noticeTabs.system },
  },
  uploadPass: findUploader,
  personalData: {
    exportedTables: { credential: ['profile'], consent_log: ['profile'] },
    omittedTables: {
      owner_alert: 'messages of minutes to addresses that are exported',
      password_history: 'secrets',
      upload_pass: 'secrets of minutes',
      verify_ticket: 'secrets of minutes',
    },
    collect: async ({ env }, db, memberId) => ({ profile: await exportAccount(env, db, memberId) }),
    erasePerson: eraseAccount,
  },
  demo: async () => (await import('./demo/account.demo.ts')).accountDemo,
} satisfies Manifest
