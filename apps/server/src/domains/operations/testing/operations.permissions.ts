import { sql } from 'kysely'
import { type Permission, staffOnly, type WriteCase } from '../../../testing/permission-cases.ts'

/** A job that no worker knows. */
const someJob: WriteCase = {
  make: async (node) => {
    const { rows } = await sql<{
      id: number
    }>`select id from graphile_worker.add_job('test.unknown')`.execute(node.app.db)
    return { id: String(rows[0]?.id), reason: '查过了' }
  },
}

export const permissions = {
  'StaffJob/GetList': staffOnly,
  'StaffJob/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffJob/GetLanes': staffOnly,
  'StaffJob/RunAgain': { ...staffOnly, write: someJob },
  'StaffJob/Drop': { ...staffOnly, write: someJob },
  'StaffSystem/Get': staffOnly,
  'StaffSystem/GetProviders': staffOnly,
  'StaffSystem/GetFirstDay': staffOnly,
  'StaffSystem/ConfirmFirstDay': {
    ...staffOnly,
    write: { make: () => ({ step: 'backup', isConfirmed: true }) },
  },
  'StaffSystem/SendTest': {
    ...staffOnly,
    write: {
      make: () => ({ provider: 'outbox', recipient: '13800138000', reason: '试一试' }),
      before: ['rate_limit', 'delivered_message'],
    },
  },
} satisfies Record<string, Permission>
