import { contestSentences, contestStages, entryStates, publishStatus, roundKinds } from '@guangquan/contract'
import { verifyPhoto, worstLevel } from '@guangquan/rules/contest/verification'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import type { PlannedPost } from '../../../demo/plan.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { insertContest, listedColumns, lockContest, recordChange, updateContest } from '../contest.store.ts'
import { loadPhotoFacts } from '../entry/photo-facts.read.ts'
import { computeContestResult } from '../result/compute-result.ts'
import { publishResult } from '../result/publish-result.ts'
import { demoContests, demoCriteria, type DemoContest } from './demo-contests.ts'
import { addJudges, addMarks } from './demo-jury.ts'
import { addVotes } from './demo-votes.ts'
import type { PlacedContest, PlacedEntry } from './placed-contest.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000
const levels = { green: 0, amber: 1, red: 2 } as const
const seed = 'contests'
/** How many posts are looked at for one that a person would have to look at. */
const candidates = 20

/** Three contests: one collects, with an entry that waits; one is voted for and judged; one is published. */
export const contestDemo: DemoPart = {
  addRows: async (demo, tx) => {
    const taken = new Set<string>()
    const random = makeRandom('contest rows')
    const judges = await addJudges(demo.app, tx, demo.plan.now)
    for (const placed of placeAll(demo.plan.now)) {
      await addContest(tx, placed, random)
      const entries = await addEntries(demo, tx, { placed, taken, random })
      if (placed.one.isVoted) {
        await addVotes(tx, { placed, entries, random })
        await addMarks(tx, { placed, entries, judges, random })
      }
    }
  },
  deriveRows: async ({ plan: { now } }, tx) => {
    for (const placed of placeAll(now)) {
      if (placed.one.isJudged) await publish(tx, placed)
      const row = await lockContest(tx, placed.id)
      await updateContest(tx, placed.id, listedColumns(row, now))
    }
  },
}

/** The same ids in each step. */
function placeAll(now: Date): PlacedContest[] {
  const random = makeRandom(seed)
  return demoContests.map((one) => {
    const start = now.getTime() - one.began * dayMs
    const at = (days: number) => new Date(start + days * dayMs)
    const id = demoId(random, at(-10))
    return { id, groupIds: one.groups.map(() => demoId(random, at(-10))), one, now, at }
  })
}

async function addContest(tx: Tx, { id, groupIds, one, at }: PlacedContest, random: Random): Promise<void> {
  await insertContest(tx, {
    id,
    kind: 1,
    title: one.title,
    theme: one.theme,
    body: one.body,
    organiser: '光圈',
    contact: '影赛小助手',
    cover_path: `/img/news/${one.cover}.webp`,
    cover_small_path: `/img/news/${one.cover}-small.webp`,
    collect_start: at(0),
    collect_end: at(one.collectEnd),
    first_audit_end: at(one.firstAuditEnd),
    vote_start: at(one.vote[0]),
    vote_end: at(one.vote[1]),
    judge_end: at(one.judgeEnd),
    notice_start: at(one.notice[0]),
    notice_end: at(one.notice[1]),
    criteria: JSON.stringify(demoCriteria),
    rules: JSON.stringify(one.rules),
    stage: contestStages.running,
    announced_at: at(-7),
    preview_token: demoId(random, at(-10)),
    created_at: at(-10),
    updated_at: at(-7),
  })
  await insertRows(
    tx,
    'contest_group',
    one.groups.map(({ name, photos: [min, max] }, position) => ({
      id: groupIds[position] ?? '',
      contest_id: id,
      position,
      name,
      photos_min: min,
      photos_max: max,
    })),
  )
  await insertRows(
    tx,
    'contest_prize',
    one.prizes.map((prize, position) => ({
      id: demoId(random, at(-10)),
      contest_id: id,
      position,
      ...prize,
    })),
  )
  const favour = one.prizes.at(-1)
  if (one.isVoted && favour !== undefined)
    await recordChange(tx, {
      id: demoId(random, at(3)),
      contestId: id,
      text: contestSentences.added(favour.name),
      now: at(3),
    })
}

interface Entering {
  placed: PlacedContest
  /** Posts that are already in a contest. */
  taken: Set<string>
  random: Random
}

/** Turns posts from the time of collecting into entries; their photographs are verified as usual. */
async function addEntries(
  { plan, files }: DemoContext,
  tx: Tx,
  { placed, taken, random }: Entering,
): Promise<PlacedEntry[]> {
  const { one, at, groupIds } = placed
  const authors = new Set<string>()
  const chosen = plan.posts
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .filter(({ id, author, createdAt, photos }) => {
      const isFit = !taken.has(id) && !authors.has(author.id) && groupOf(one, photos.length) !== undefined
      if (!isFit || createdAt < at(0) || createdAt >= at(one.collectEnd)) return false
      authors.add(author.id)
      return true
    })
    .slice(0, one.entries)
  for (const { id } of chosen) taken.add(id)
  if (chosen.length > 0)
    await tx
      .updateTable('publish')
      .set({ publish_type: 5 })
      .where(
        'id',
        'in',
        chosen.map(({ id }) => id),
      )
      .execute()
  const entries: PlacedEntry[] = []
  for (const [index, post] of chosen.entries()) {
    const groupId = groupIds[groupOf(one, post.photos.length) ?? 0] ?? ''
    entries.push(await addEntry(tx, { placed, post, groupId, files, number: index + 1, random }))
  }
  const singles = plan.posts.filter(({ id, photos }) => !taken.has(id) && photos.length === 1)
  const again = one.waits ? await findAmber(tx, { placed, posts: singles, files }) : undefined
  const number = entries.length + 1
  if (again !== undefined) await addWaiting(tx, { placed, again, files, random, number })
  await updateContest(tx, placed.id, { next_number: again === undefined ? number : number + 1 })
  return entries
}

/** A post whose photograph a person would have to look at. */
async function findAmber(
  tx: Tx,
  {
    placed,
    posts,
    files,
  }: { placed: PlacedContest; posts: readonly PlannedPost[]; files: DemoContext['files'] },
): Promise<PlannedPost | undefined> {
  for (const post of posts.slice(0, candidates)) {
    const verdicts = (await factsOf(tx, post, files)).flatMap(({ facts }) =>
      verifyPhoto(placed.one.rules, facts),
    )
    if (worstLevel(verdicts) === 'amber') return post
  }
  return undefined
}

function factsOf(
  tx: Tx,
  { author, photos }: Pick<PlannedPost, 'author' | 'photos'>,
  files: DemoContext['files'],
) {
  return loadPhotoFacts(tx, {
    memberId: author.id,
    fileIds: photos.map(({ fileName }) => fileOf(files, author.id, fileName)),
    declaredAi: 1,
  })
}

function groupOf({ groups }: DemoContest, count: number): number | undefined {
  const index = groups.findIndex(({ photos: [min, max] }) => count >= min && count <= max)
  return index === -1 ? undefined : index
}

interface NewEntry {
  placed: PlacedContest
  post: Pick<PlannedPost, 'id' | 'author' | 'title' | 'photos' | 'createdAt'>
  groupId: string
  files: DemoContext['files']
  number: number
  random: Random
  /** Default: shown. */
  state?: number
}

async function addEntry(
  tx: Tx,
  { placed, post, groupId, files, number, random, state = entryStates.shown }: NewEntry,
): Promise<PlacedEntry> {
  const id = demoId(random, post.createdAt)
  const photos = await factsOf(tx, post, files)
  const verdicts = photos.map(({ facts }) => verifyPhoto(placed.one.rules, facts))
  await insertRows(tx, 'contest_entry', [
    {
      id,
      contest_id: placed.id,
      group_id: groupId,
      publish_id: post.id,
      author_id: post.author.id,
      number,
      title: post.title,
      state,
      verdicts: JSON.stringify(verdicts),
      level: levels[worstLevel(verdicts.flat())],
      original_declared: true,
      accepted_at: state === entryStates.waiting ? null : post.createdAt,
      created_at: post.createdAt,
      updated_at: post.createdAt,
    },
  ])
  await insertRows(
    tx,
    'contest_photo',
    photos.map(({ fileId, sha256, hash }, position) => ({
      entry_id: id,
      position,
      file_id: fileId,
      sha256,
      hash,
    })),
  )
  return { id, groupId, authorId: post.author.id }
}

function fileOf(files: DemoContext['files'], ownerId: string, fileName: string): string {
  const id = files.get(uploadKey(ownerId, fileName))
  if (id === undefined) throw new Error(`${fileName} was not uploaded`)
  return id
}

interface Waiting {
  placed: PlacedContest
  /** Whose photograph is entered. */
  again: PlannedPost
  files: DemoContext['files']
  random: Random
  number: number
}

/** An entry of today that waits for the first audit, with its post. */
async function addWaiting(tx: Tx, { placed, again, files, random, number }: Waiting): Promise<void> {
  const createdAt = new Date(placed.now.getTime() - 2 * hourMs)
  const post = { ...again, id: demoId(random, createdAt), createdAt }
  await insertRows(tx, 'publish', [
    {
      id: post.id,
      author_id: post.author.id,
      publish_type: 5,
      publish_sub_type: 1,
      title: post.title,
      body: post.text,
      status: publishStatus.inReview,
      review_cause: 'file',
      picture_count: 1,
      created_at: createdAt,
    },
  ])
  await insertRows(
    tx,
    'publish_picture',
    post.photos.map(({ fileName, source }, position) => ({
      id: demoId(random, createdAt),
      publish_id: post.id,
      position,
      file_id: fileOf(files, post.author.id, fileName),
      title: source.title,
    })),
  )
  const state = entryStates.waiting
  await addEntry(tx, { placed, post, groupId: placed.groupIds[0] ?? '', files, number, random, state })
}

/** As the minute job would: from the sheet of marks to prizes and certificates. */
async function publish(tx: Tx, { id, one, at, now }: PlacedContest): Promise<void> {
  await tx
    .updateTable('contest_round')
    .set({ frozen_at: at(one.judgeEnd) })
    .where('contest_id', '=', id)
    .where('kind', '=', roundKinds.marks)
    .execute()
  const computed = await computeContestResult(tx, await lockContest(tx, id), at(one.notice[0]))
  await publishResult(tx, computed, now)
}
