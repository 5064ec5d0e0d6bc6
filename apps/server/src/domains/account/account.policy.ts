const dayMs = 24 * 3600_000

/** Days between two changes of what a member is known by. */
const waitDays = { phone: 30, userName: 365 } as const

/** When it may be changed again, or null for now. */
export function nextChangeAt(what: keyof typeof waitDays, changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + waitDays[what] * dayMs)
  return next > now ? next : null
}

/** How long the phone of an erased account belongs to nobody, in milliseconds. */
export const phoneRestMs = 30 * dayMs
