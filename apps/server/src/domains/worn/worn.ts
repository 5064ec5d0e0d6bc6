import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { extensionPoint } from '../../extension-point.ts'
import { fail } from '../../fail.ts'
import { artVersion } from './art.gen.ts'

/** Names of medals by id: the domain of medals provides them, at most a minute old. */
export const medalNames = extensionPoint<(app: App) => Promise<ReadonlyMap<string, string>>>('medalNames')

/** The picture of a tier of a medal; tier 0 is the grey one. */
export const medalUrl = (medalId: string, tier: number): string =>
  `/art/medal/${medalId}-${tier}.svg?v=${artVersion}`

/** The picture of a frame. */
export const frameUrl = (frameId: string): string => `/art/frame/${frameId}.svg?v=${artVersion}`

/** A worn medal as stored: `shutter.2`. */
export interface UsedMedal {
  medalId: string
  tier: number
}

export const storedMedal = ({ medalId, tier }: UsedMedal): string => `${medalId}.${tier}`

/** The medal that a member wears. */
export function readUsedMedal(stored: string | null): UsedMedal | null {
  if (stored === null) return null
  const [medalId = '', tier] = stored.split('.')
  return { medalId, tier: Number(tier) }
}

/** The medal and frame that a member wears. */
export async function loadUsed(
  db: Queryable,
  memberId: string,
): Promise<{ medal: UsedMedal | null; frameId: string | null }> {
  const [row] = await usedBy(db, { memberId })
  if (row === undefined) fail('ContentNotFound')
  return { medal: readUsedMedal(row.used_achievement_id), frameId: row.used_frame_id }
}

const usedBy = preparedQuery<
  { memberId: string },
  { used_achievement_id: string | null; used_frame_id: string | null }
>('member.used', (db, param) =>
  db
    .selectFrom('member')
    .where('id', '=', sql<string>`${param('memberId')}::uuid`)
    .select(['used_achievement_id', 'used_frame_id']),
)
