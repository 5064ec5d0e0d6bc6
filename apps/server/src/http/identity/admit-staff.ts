import type { FastifyRequest } from 'fastify'
import { confirmationMs, hasStaffAccess, type Method } from '@guangquan/contract'
import type { App, Staff } from '../../context.ts'
import { fail } from '../../fail.ts'
import { addressGroup } from '../calls/make-ctx.ts'
import { verifySignature } from './sign.ts'

/**
 * Counts and checks a call of the console. It is signed with the app key, like a visitor's: the headers of the signature
 * keep other sites' forms out, the cookie says who calls. A member's token means nothing here.
 * @returns null for a call that needs no session
 * @throws Forbidden for an address that may not use the console and for staff without one of the roles, TokenInvalid for
 *   everybody who is not staff, ConfirmationNeeded, TooFast, SignatureInvalid
 */
export async function admitStaff(
  app: App,
  request: FastifyRequest,
  { access, read }: Pick<Method, 'access' | 'read'>,
): Promise<Staff | null> {
  if (!app.mayUseConsole(request.ip)) fail('Forbidden')
  const staff = await app.findStaff(request)
  if (staff === null) await app.limiter.consumeAtConsole(addressGroup(request.ip))
  else await app.limiter.consumeStaff(staff.id)
  if (typeof access !== 'string' && staff === null) fail('TokenInvalid')
  const scope = staff === null ? `ip:${request.ip}` : `staff:${staff.sessionId}`
  await verifySignature(app, request, { key: app.env.appKey, scope, read })
  if (typeof access === 'string' || staff === null) return staff
  if (!hasStaffAccess(access, staff.roles)) fail('Forbidden')
  if (access.confirmed && staff.confirmedAt + confirmationMs <= app.now().getTime())
    fail('ConfirmationNeeded')
  return staff
}
