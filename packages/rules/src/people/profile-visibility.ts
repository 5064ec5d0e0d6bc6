import type { PopupAccept, Privacy } from '@guangquan/contract'

/** Default visibility of a profile's parts; true is 公开. */
export const defaultPrivacy: Privacy = {
  sex: true,
  birthday: false,
  area: true,
  photographyLevel: true,
  follow: true,
  fans: true,
  like: true,
  collect: false,
}

/** Default of the pop-ups a member accepts. */
export const defaultPopupAccept: PopupAccept = { activity: true, prize: true, circle: true, system: true }

type Switches = Record<string, boolean>

/** All switches: stored values over the defaults. Unknown stored switches are dropped. */
export function withDefaults<S extends Switches>(defaults: S, stored: Partial<Switches>): S {
  const all = { ...defaults }
  for (const [name, value] of Object.entries(stored)) {
    if (value !== undefined && isKeyOf(defaults, name)) Object.assign(all, { [name]: value })
  }
  return all
}

/**
 * The switches that differ from their defaults. Only these are stored, so that a new default applies to everybody else.
 */
export function withoutDefaults<S extends Switches>(defaults: S, all: S): Partial<Switches> {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== defaults[name]))
}

function isKeyOf(record: Switches, name: string): boolean {
  return Object.hasOwn(record, name)
}

/** Counts on a person's page. */
export interface ProfileCounts {
  publish: number
  follow: number
  fans: number
  like: number
  collect: number
  /** Registered products. */
  product: number
  /** Medals won. */
  medal: number
  /** Circles joined. */
  circle: number
}

/**
 * The counts that this viewer may see. The number of collected posts follows the privacy of that list: 0 for others
 * until its owner makes it public.
 */
export function visibleCounts(
  counts: ProfileCounts,
  { isSelf, privacy }: { isSelf: boolean; privacy: Privacy },
): ProfileCounts {
  return isSelf || privacy.collect ? counts : { ...counts, collect: 0 }
}

export type OpenLists = Pick<Privacy, 'follow' | 'fans' | 'like' | 'collect'>

/** Lists that a viewer may open: all of their own, the public ones of others, none of somebody they blocked. */
export function openLists(
  privacy: Privacy,
  { isSelf, isBlocked }: { isSelf: boolean; isBlocked: boolean },
): OpenLists {
  const may = (isPublic: boolean) => isSelf || (isPublic && !isBlocked)
  return {
    follow: may(privacy.follow),
    fans: may(privacy.fans),
    like: may(privacy.like),
    collect: may(privacy.collect),
  }
}
