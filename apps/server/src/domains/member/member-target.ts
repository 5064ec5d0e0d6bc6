import { reportTypes } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'
import type { TargetPart } from '../target/index.ts'
import { isActiveMember } from './member.store.ts'
import { relations } from './relations.ts'

/** Members as targets of reports. */
export const memberTarget: TargetPart = {
  name: 'member',
  reportType: reportTypes.member,
  findOwner: async (db, viewerId, id) => ((await isShown(db, viewerId, id)) ? id : undefined),
}

// Who was blocked by a member cannot tell them from one who does not exist.
async function isShown(db: Queryable, viewerId: string | null, id: string): Promise<boolean> {
  if (!(await isActiveMember(db, id))) return false
  if (viewerId === null || viewerId === id) return true
  return !(await relations.get().findBlocks(db, viewerId, id)).byOther
}
