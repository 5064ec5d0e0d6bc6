import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { collectSessions } from '../../session/own-sessions.ts'
import { collectAccount } from '../account/index.ts'
import { collectAddresses } from '../address/index.ts'
import { collectEmotions } from '../emotion/index.ts'
import { collectFans, collectFollows } from '../follow/index.ts'
import { collectFiles, type CollectedFile } from '../media/index.ts'
import { collectClubCard, collectMember } from '../member/index.ts'
import { collectContacts } from '../mention/index.ts'
import { collectNotices } from '../notice/index.ts'
import { collectAlbums } from '../album/index.ts'
import { collectDrafts, collectPosts, type CollectedPost } from '../post/index.ts'
import { collectFollowedTags } from '../tag/index.ts'
import { collectCollected, collectLikes, collectShares } from '../reaction/index.ts'
import { collectReferrals } from '../referral/index.ts'
import { collectReplies, collectReplyLikes, type CollectedReply } from '../reply/index.ts'
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
  albums: object[]
  votes: object[]
  emotions: object[]
  collects: object[]
  follows: object
  referrals: object
  reports: CollectedReport[]
  searches: object[]
  addresses: object[]
  sessions: object[]
  files: CollectedFile[]
  /** Lists without an end, read while they are written. */
  long: Record<'fans' | 'likes' | 'comment-likes' | 'shares' | 'notices', AsyncIterable<object>>
}

/** Asks every domain for what it keeps of a member. A new domain adds its part here and in `erase-due.ts`. */
export async function gatherOwnData(app: App, db: Queryable, memberId: string): Promise<OwnData> {
  const [member, account, social] = await Promise.all([
    collectMember(db, memberId),
    collectAccount(app.env, db, memberId),
    collectSocial(db, memberId),
  ])
  return {
    profile: { ...member, ...account, social, clubCard: await collectClubCard(app.env, db, memberId) },
    posts: await collectPosts(db, memberId),
    drafts: await collectDrafts(db, memberId),
    comments: await collectReplies(db, memberId),
    albums: await collectAlbums(db, memberId),
    follows: {
      ...(await collectFollows(db, memberId)),
      tags: await collectFollowedTags(db, memberId),
      contacts: await collectContacts(db, memberId),
    },
    referrals: await collectReferrals(db, memberId),
    emotions: await collectEmotions(db, memberId),
    collects: await collectCollected(db, memberId),
    votes: await collectChoices(db, memberId),
    reports: await collectReports(db, memberId),
    searches: await collectSearches(db, memberId),
    addresses: await collectAddresses(app.env, db, memberId),
    sessions: await collectSessions(db, memberId),
    files: await collectFiles(db, memberId),
    long: {
      fans: collectFans(db, memberId),
      likes: collectLikes(db, memberId),
      'comment-likes': collectReplyLikes(db, memberId),
      shares: collectShares(db, memberId),
      notices: collectNotices(db, memberId),
    },
  }
}
