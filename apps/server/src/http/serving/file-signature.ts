import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { App } from '../../context.ts'

/**
 * What a signature grants: `member` the large copy of a public file, only while it is public; `private` every copy of a
 * file whatever its state; `preview` the first two minutes of a video; `crop` and `privateCrop` parts of the original,
 * the former only while the file is public; `withheld` the copies of a photograph that a masked one replaced.
 */
const scopes = ['private', 'member', 'preview', 'crop', 'privateCrop', 'withheld'] as const
export type SignatureScope = (typeof scopes)[number]

const minute = 60
const day = 24 * 3600

// The expiry moves in steps, so that a URL stays the same for a while and browsers can cache the picture.
const steps = {
  private: { step: 15 * minute, life: 3600 },
  preview: { step: 15 * minute, life: 3600 },
  member: { step: day, life: 2 * day },
  crop: { step: 15 * minute, life: 30 * minute },
  privateCrop: { step: 15 * minute, life: 30 * minute },
  withheld: { step: minute, life: 10 * minute },
} as const

const keys = new WeakMap<App, Buffer>()

function keyOf(app: App): Buffer {
  const known = keys.get(app)
  if (known !== undefined) return known
  const derived = Buffer.from(hkdfSync('sha256', app.env.secretKey, '', 'file-url', 32))
  keys.set(app, derived)
  return derived
}

function mac(app: App, scope: SignatureScope, fileId: string, expires: number): string {
  const text = `${scope}\n${fileId}\n${expires}`
  return createHmac('sha256', keyOf(app)).update(text).digest().subarray(0, 16).toString('base64url')
}

/** Query part of a signed URL, `?e=…&s=…`. A member's one expires within two days, a withheld file's in ten minutes, the others within the hour. */
export function signFile(app: App, scope: SignatureScope, fileId: string): string {
  const seconds = Math.floor(app.now().getTime() / 1000)
  const { step, life } = steps[scope]
  const expires = Math.floor(seconds / step) * step + life
  return `?e=${expires}&s=${mac(app, scope, fileId, expires)}`
}

/** The scope a signature grants and the seconds left, or null. */
export function readSignature(
  app: App,
  fileId: string,
  query: { e?: unknown; s?: unknown },
): { scope: SignatureScope; secondsLeft: number } | null {
  if (typeof query.e !== 'string' || typeof query.s !== 'string' || !/^\d{10}$/.test(query.e)) return null
  const expires = Number(query.e)
  const secondsLeft = expires - Math.floor(app.now().getTime() / 1000)
  if (secondsLeft <= 0) return null
  const given = Buffer.from(query.s)
  for (const scope of scopes) {
    const expected = Buffer.from(mac(app, scope, fileId, expires))
    if (given.length === expected.length && timingSafeEqual(given, expected)) return { scope, secondsLeft }
  }
  return null
}
