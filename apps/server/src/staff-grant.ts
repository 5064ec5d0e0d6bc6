import * as z from 'zod'
import type { StaffCtx } from './context.ts'
import { isSignedText, signText } from './crypto/sign-text.ts'
import { fail } from './fail.ts'

const grantMs = 60_000

const Grant = z.tuple([z.uuid(), z.int(), z.unknown()])

/**
 * A grant lets the session of a member of staff read something within a minute. Personal data are read with one,
 * because responses to writes are stored for a day and must not contain personal data.
 * @param purpose what grants of this kind are for; each has its own key
 */
export function makeGrant({ app, staff, now }: StaffCtx, purpose: string, about: unknown): string {
  const text = JSON.stringify([staff.sessionId, now.getTime() + grantMs, about])
  const encoded = Buffer.from(text).toString('base64url')
  return `${encoded}.${signText(app.env, purpose, encoded)}`
}

/** The subject of a grant. @throws TicketInvalid for one that expired or belongs to another session */
export function openGrant<S extends z.ZodType>(
  { app, staff, now }: StaffCtx,
  purpose: string,
  { grant, about }: { grant: string; about: S },
): z.output<S> {
  const [encoded = '', signature = ''] = grant.split('.')
  if (!isSignedText(app.env, purpose, encoded, signature)) fail('TicketInvalid')
  const [sessionId, until, named] = Grant.parse(
    JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')),
  )
  if (sessionId !== staff.sessionId || until <= now.getTime()) fail('TicketInvalid')
  return about.parse(named)
}
