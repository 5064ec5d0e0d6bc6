import type { PopupAccept, Privacy } from '@guangquan/contract'

/** What others see of a profile until its owner says otherwise; true is 公开. */
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

/** Which pop-ups a member takes until they say otherwise. */
export const defaultPopupAccept: PopupAccept = { activity: true, prize: true, circle: true, system: true }

type Switches = Record<string, boolean>

/** Every switch: as stored, or as it is by default. Stored switches that are no longer known are left out. */
export function withDefaults<S extends Switches>(defaults: S, stored: Partial<Switches>): S {
  const all = { ...defaults }
  for (const [name, value] of Object.entries(stored)) {
    if (value !== undefined && isKeyOf(defaults, name)) Object.assign(all, { [name]: value })
  }
  return all
}

/** The switches that differ from their default: what is stored, so that a new default counts for everybody else. */
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
}

/**
 * The counts that this viewer may see. How much a member collects goes with the list of it: others read 0 until its
 * owner opens that.
 */
export function visibleCounts(
  counts: ProfileCounts,
  { isSelf, privacy }: { isSelf: boolean; privacy: Privacy },
): ProfileCounts {
  return isSelf || privacy.collect ? counts : { ...counts, collect: 0 }
}

/** The lists of a profile that a viewer may open. */
export type OpenLists = Pick<Privacy, 'follow' | 'fans' | 'like' | 'collect'>

/** Lists that a viewer may open: all of one's own, the public ones of others, none of somebody one blocked. */
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
