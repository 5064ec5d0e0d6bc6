import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { coinMethods } from './coin.handlers.ts'
import { coinJobs, coinSchedules } from './coin.jobs.ts'
import { exportCoins } from './coin.read.ts'
import { eraseCoins } from './ledger/erase-coins.ts'

export const coinManifest = {
  name: 'coin',
  handlers: { Coin: coinMethods },
  jobs: coinJobs,
  schedules: coinSchedules,
  noticeKinds: { 'coin.expiring': { tab: noticeTabs.system } },
  personalData: {
    exportedTables: { coin_tx: ['coins'], coin_lot: ['profile', 'coins'] },
    omittedTables: { coin_account: 'only the id of the member' },
    collect: (_app, db, memberId) => ({ long: { coins: () => exportCoins(db, memberId) } }),
    erasePerson: (tx, { memberId, now }) => eraseCoins(tx, now, memberId),
  },
  demo: async () => (await import('./demo/coin.demo.ts')).coinDemo,
} satisfies Manifest
