import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { coinFigures } from './coin.figures.ts'
import { coinMethods, correctionMethods, staffCoinMethods } from './coin.handlers.ts'
import { coinJobs, coinSchedules } from './coin.jobs.ts'
import { exportCoins } from './coin.read.ts'
import { coinCorrectionExport } from './for-staff/corrections.read.ts'
import { coinExport } from './for-staff/ledger.read.ts'
// Declares its setting, which staff may change before anything is to be had for coins.
import './ledger/daily-spend.ts'
import { eraseCoins } from './ledger/erase-coins.ts'

export const coinManifest = {
  name: 'coin',
  handlers: { Coin: coinMethods, StaffCoin: staffCoinMethods, StaffCoinCorrection: correctionMethods },
  exports: [coinExport, coinCorrectionExport],
  figures: coinFigures,
  jobs: coinJobs,
  schedules: coinSchedules,
  noticeKinds: { 'coin.expiring': { tab: noticeTabs.system } },
  personalData: {
    exportedTables: { coin_tx: ['coins'], coin_lot: ['profile', 'coins'] },
    omittedTables: {
      coin_account: 'only the id of the member',
      coin_correction: 'requests of staff; what was corrected is among the movements',
    },
    collect: (_app, db, memberId) => ({ long: { coins: () => exportCoins(db, memberId) } }),
    erasePerson: (tx, { memberId, now }) => eraseCoins(tx, now, memberId),
  },
  demo: async () => (await import('./demo/coin.demo.ts')).coinDemo,
} satisfies Manifest
