import type { Manifest } from '../../manifest.ts'
import { addressMethods } from './address.handlers.ts'
import { addressSealed } from './address.sealed.ts'
import { exportAddresses, eraseAddresses } from './address.export.ts'

export const addressManifest = {
  name: 'address',
  handlers: { UserAddress: addressMethods },
  sealed: addressSealed,
  personalData: {
    exportedTables: { user_address: ['addresses'] },
    collect: async ({ env }, db, memberId) => ({
      lists: { addresses: await exportAddresses(env, db, memberId) },
    }),
    erasePerson: (tx, { memberId }) => eraseAddresses(tx, memberId),
  },
  demo: async () => (await import('./demo/address.demo.ts')).addressDemo,
} satisfies Manifest
