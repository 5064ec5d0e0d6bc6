import type { MethodRef } from '@guangquan/client'
import { hasStaffAccess } from '@guangquan/contract/wire/staff-access'
import { useStore } from '@guangquan/ui/store'
import { session } from './session.ts'
import { staffCalls } from './staff-calls.gen.ts'

type Call = Pick<MethodRef<never, unknown>, 'service' | 'method'>

/** Whether the signed-in staff member may make a call; other actions are not offered. */
export function useMay(): (call: Call) => boolean {
  const now = useStore(session)
  const roles = 'self' in now ? now.self.roles : []
  return ({ service, method }) => {
    const access = staffCalls.find(({ call }) => call === `${service}/${method}`)?.access
    return access !== undefined && hasStaffAccess(access, roles)
  }
}
