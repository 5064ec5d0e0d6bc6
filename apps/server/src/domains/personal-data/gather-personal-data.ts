import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { exportSessions } from '../../session/session.export.ts'
import { personalDataParts, type CollectedPart } from './personal-data-part.ts'

/** All data of one member, by the names of the files it is written to. */
export type PersonalData = Required<CollectedPart>

/** Collects a member's data from every domain. */
export async function gatherPersonalData(app: App, db: Queryable, memberId: string): Promise<PersonalData> {
  const data: PersonalData = {
    profile: {},
    follows: {},
    lists: {},
    long: {},
    posts: [],
    comments: [],
    files: [],
  }
  for (const part of personalDataParts.get()) {
    const { profile, follows, lists, long, ...rest } = (await part.collect?.(app, db, memberId)) ?? {}
    Object.assign(data.profile, profile)
    Object.assign(data.follows, follows)
    Object.assign(data.lists, lists)
    Object.assign(data.long, long)
    Object.assign(data, rest)
  }
  Object.assign(data.lists, { sessions: await exportSessions(db, memberId) })
  return data
}
