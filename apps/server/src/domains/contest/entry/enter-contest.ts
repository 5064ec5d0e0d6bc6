import { contestSentences, entryStates, verdictRuleNames, type ContestVerdict } from '@guangquan/contract'
import { openPhases } from '@guangquan/rules/contest/contest-state'
import { countedStates } from '@guangquan/rules/contest/entry-state'
import { sameFrom, verifyPhoto, worstLevel, type PhotoFacts } from '@guangquan/rules/contest/verification'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { loadOpenSimilarity } from '../../evidence/index.ts'
import { factsOf, groupRulesOf, lockContest, type ContestRow, type GroupRow } from '../contest.store.ts'
import { moveCounts } from './entry.store.ts'
import { loadPhotoFacts, type StoredPhoto } from './photo-facts.read.ts'

interface NewEntry {
  publishId: string
  authorId: string
  matchId: string
  groupId: string
  title: string
  fileIds: readonly string[]
  declaredAi: number
  now: Date
}

const levels = { green: 0, amber: 1, red: 2 } as const

/**
 * Enters a new post into a contest, in the transaction that publishes it. The contest is locked, so that work numbers
 * are consecutive and nobody exceeds the rules' number of entries. If a rule refuses a photograph, nothing is
 * published.
 * @throws ContentNotFound, ApplyClosed, EntryRefused, BadInput
 */
export async function enterContest(tx: Tx, entry: NewEntry): Promise<void> {
  const contest = await lockContest(tx, entry.matchId)
  if (contest.announced_at === null) fail('ContentNotFound')
  if (!openPhases(factsOf(contest), entry.now.getTime()).collecting)
    fail('ApplyClosed', { text: contestSentences.notCollecting })
  const group = await findGroup(tx, entry)
  refuseCount(group, entry.fileIds.length)
  await refuseTooMany(tx, contest, entry.authorId)
  const photos = await loadPhotoFacts(tx, {
    memberId: entry.authorId,
    fileIds: entry.fileIds,
    declaredAi: entry.declaredAi,
  })
  const rules = groupRulesOf(contest, group)
  const alike = rules.duplicate ? await loadOpenSimilarity(tx, entry) : new Map<string, number>()
  const verdicts: ContestVerdict[][] = photos.map((photo) =>
    verifyPhoto(rules, withEarlier(photo, alike.get(photo.fileId))),
  )
  const level = worstLevel(verdicts.flat())
  if (level === 'red') fail('EntryRefused', { text: contestSentences.red(redRules(verdicts)) })
  const id = uuid()
  await tx
    .insertInto('contest_entry')
    .values({
      id,
      contest_id: contest.id,
      group_id: group.id,
      publish_id: entry.publishId,
      author_id: entry.authorId,
      number: contest.next_number,
      title: entry.title,
      state: entryStates.waiting,
      verdicts: JSON.stringify(verdicts),
      level: levels[level],
      original_declared: true,
      created_at: entry.now,
      updated_at: entry.now,
    })
    .execute()
  await insertPhotos(tx, id, photos)
  await tx
    .updateTable('contest')
    .set({ next_number: contest.next_number + 1 })
    .where('id', '=', contest.id)
    .execute()
  await moveCounts(tx, contest.id, { from: null, to: entryStates.waiting })
}

/** A photograph similar to another author's goes to a person, however similar it is. */
function withEarlier({ facts }: StoredPhoto, similar: number | undefined): PhotoFacts {
  if (facts.duplicateOf !== 'none' || similar === undefined) return facts
  return { ...facts, duplicateOf: { entry: '', isOwn: false, similar: Math.min(sameFrom - 1, similar) } }
}

async function findGroup(tx: Tx, { matchId, groupId }: NewEntry): Promise<GroupRow> {
  const group = await tx
    .selectFrom('contest_group')
    .selectAll()
    .where('id', '=', groupId)
    .where('contest_id', '=', matchId)
    .executeTakeFirst()
  return group ?? fail('BadInput', { fields: { groupId: contestSentences.group } })
}

function refuseCount({ photos_min: min, photos_max: max }: GroupRow, count: number): void {
  if (count < min || count > max)
    fail('BadInput', { fields: { pictures: contestSentences.photos(min, max) } })
}

async function refuseTooMany(tx: Tx, contest: ContestRow, authorId: string): Promise<void> {
  const { entries } = await tx
    .selectFrom('contest_entry')
    .where('contest_id', '=', contest.id)
    .where('author_id', '=', authorId)
    .where('state', 'in', [...countedStates])
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow()
  if (entries >= contest.entries_max)
    fail('EntryRefused', { text: contestSentences.tooMany(contest.entries_max) })
}

const redRules = (verdicts: readonly ContestVerdict[][]): string =>
  [
    ...new Set(
      verdicts.flat().flatMap(({ rule, level }) => (level === 'red' ? [verdictRuleNames[rule]] : [])),
    ),
  ].join('、')

async function insertPhotos(tx: Tx, entryId: string, photos: readonly StoredPhoto[]): Promise<void> {
  await tx
    .insertInto('contest_photo')
    .values(
      photos.map(({ fileId, sha256, hash }, position) => ({
        entry_id: entryId,
        position,
        file_id: fileId,
        sha256,
        hash,
      })),
    )
    .execute()
}
