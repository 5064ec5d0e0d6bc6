import { hasStaffAccess } from '@guangquan/contract/wire/staff-access'
import { useStore } from '@guangquan/ui/store'
import { session } from '../platform/session.ts'
import { pages } from './pages.ts'

/** The pages that the roles of the signed-in staff member may open. */
export function useOwnPages() {
  const now = useStore(session)
  return pages.filter(({ access }) => 'self' in now && hasStaffAccess(access, now.self.roles))
}
