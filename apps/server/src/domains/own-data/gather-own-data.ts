import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { collectSessions } from '../../session/own-sessions.ts'
import { collectAccount } from '../account/index.ts'
import { collectAddresses } from '../address/index.ts'
import { collectEmotions } from '../emotion/index.ts'
import { collectFollows } from '../follow/index.ts'
import { collectFiles, type CollectedFile } from '../media/index.ts'
import { collectMember } from '../member/index.ts'
import { collectDrafts, collectFollowedTags, collectPosts, type CollectedPost } from '../post/index.ts'
import { collectCollected } from '../reaction/index.ts'
import { collectReplies, type CollectedReply } from '../reply/index.ts'
import { collectReports, type CollectedReport } from '../report/index.ts'
import { collectSearches } from '../search/index.ts'
import { collectSocial } from '../social/index.ts'
import { collectChoices } from '../vote/index.ts'

/** Everything of one member, by the names of the files it is written to. */
export interface OwnData {
  profile: object
  posts: CollectedPost[]
  drafts: object[]
  comments: CollectedReply[]
  votes: object[]
  emotions: object[]
  collects: object[]
  follows: object
  reports: CollectedReport[]
  searches: object[]
  addresses: object[]
  sessions: object[]
  files: CollectedFile[]
}

/** Asks every domain for what it keeps of a member. A new domain adds its part here and in `erase-due.ts`. */
export async function gatherOwnData(app: App, db: Queryable, memberId: string): Promise<OwnData> {
  const [member, account, social] = await Promise.all([
    collectMember(db, memberId),
    collectAccount(app.env, db, memberId),
    collectSocial(db, memberId),
  ])
  return {
    profile: { ...member, ...account, social },
    posts: await collectPosts(db, memberId),
    drafts: await collectDrafts(db, memberId),
    comments: await collectReplies(db, memberId),
    emotions: await collectEmotions(db, memberId),
    collects: await collectCollected(db, memberId),
    votes: await collectChoices(db, memberId),
    follows: { ...(await collectFollows(db, memberId)), tags: await collectFollowedTags(db, memberId) },
    reports: await collectReports(db, memberId),
    searches: await collectSearches(db, memberId),
    addresses: await collectAddresses(app.env, db, memberId),
    sessions: await collectSessions(db, memberId),
    files: await collectFiles(db, memberId),
  }
}
