import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { checkDeletion } from './check-deletion.ts'
import { requestDeletion } from './request-deletion.ts'
import { requestExport } from './request-export.ts'
import { loadExport } from './export.view.ts'

/** Methods of UserInfo about a member's own data: export and deletion. */
export const personalDataMethods = {
  ExportData: requestExport,
  GetExport: loadExport,
  CheckDelete: checkDeletion,
  DeleteAccount: { opensTransaction: requestDeletion },
} satisfies Partial<HandlersOf<typeof UserInfo>>
