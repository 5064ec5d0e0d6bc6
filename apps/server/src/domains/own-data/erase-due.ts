import type { App } from '../../context.ts'
import { forgetRecipients } from '../../delivery/forget-recipient.ts'
import { forgetAnswers } from '../../http/answered-request.store.ts'
import { eraseSessions } from '../../session/own-sessions.ts'
import { collectAccount, eraseCredential } from '../account/index.ts'
import { eraseAddresses } from '../address/index.ts'
import { eraseAlbums } from '../album/index.ts'
import { eraseFollows } from '../follow/index.ts'
import { eraseFiles } from '../media/index.ts'
import { endErasure, eraseMember, listDueErasures, lockMembers, moveFollowCounts } from '../member/index.ts'
import { eraseContacts } from '../mention/index.ts'
import { eraseNotices } from '../notice/index.ts'
import { eraseAuthor, eraseMentionsInPosts, listAuthorFiles, movePostCounts } from '../post/index.ts'
import { eraseFollowedTags } from '../tag/index.ts'
import { eraseReports } from '../report/index.ts'
import { eraseMentionsInReplies, eraseReplies } from '../reply/index.ts'
import { eraseSearches } from '../search/index.ts'
import { eraseSocial } from '../social/index.ts'
import { eraseChoices } from '../vote/index.ts'
import { eraseEmotions } from '../emotion/index.ts'
import { eraseFolders } from '../reaction/index.ts'
import { eraseExports } from './export.store.ts'

const batch = 20

/**
 * Erases every account whose cooling-off is over. The person goes first, in one transaction; what they made follows
 * piece by piece, and only then the account leaves the list: a node killed half-way leaves it to the next run. One
 * that cannot be erased holds up no other.
 * @returns how many
 * @throws in the end, when some could not be erased
 */
export async function eraseDue(app: App, now: Date, signal: AbortSignal): Promise<number> {
  const failed = new Map<string, unknown>()
  for (let erased = 0; ;) {
    const listed = await listDueErasures(app.db, now, batch + failed.size)
    const due = listed.filter((memberId) => !failed.has(memberId))
    for (const memberId of due) {
      signal.throwIfAborted()
      try {
        await eraseAccount(app, memberId, now)
        erased += 1
      } catch (error) {
        failed.set(memberId, error)
      }
    }
    if (due.length >= batch) continue
    if (failed.size === 0) return erased
    throw new AggregateError(failed.values(), `not erased: ${[...failed.keys()].join(', ')}`)
  }
}

async function eraseAccount(app: App, memberId: string, now: Date): Promise<void> {
  const { db } = app
  const keepPosts = await db.transaction().execute(async (tx) => {
    const asked = await eraseMember(tx, memberId, now)
    if (asked === undefined) return null
    const { phone, email } = await collectAccount(app.env, tx, memberId)
    await forgetRecipients(
      tx,
      [phone, email].filter((address) => address !== null),
    )
    await forgetAnswers(tx, memberId)
    await eraseCredential(tx, memberId, now)
    await eraseSocial(tx, memberId)
    await eraseAddresses(tx, memberId)
    await eraseNotices(tx, memberId)
    await eraseContacts(tx, memberId)
    await eraseReports(tx, memberId)
    await eraseSearches(tx, memberId)
    await eraseFollowedTags(tx, memberId)
    await eraseSessions(tx, memberId)
    return asked.keepPosts
  })
  if (keepPosts === null) return
  await eraseFollows(db, memberId, { lockMembers, moveFollowCounts })
  await eraseReplies(db, memberId, (tx, publishId, by) => movePostCounts(tx, publishId, { replies: by }))
  await eraseMentionsInPosts(db, memberId)
  await eraseMentionsInReplies(db, memberId)
  await eraseChoices(db, memberId, now)
  await eraseEmotions(db, memberId, now)
  await eraseFolders(db, memberId)
  await eraseAlbums(db, memberId)
  await eraseAuthor(db, { authorId: memberId, keepPosts, now })
  await eraseFiles(app, memberId, new Set(await listAuthorFiles(db, memberId)))
  await eraseExports(app, memberId)
  await endErasure(db, memberId)
}
