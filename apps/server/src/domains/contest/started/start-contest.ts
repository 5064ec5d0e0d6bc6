import { randomBytes } from 'node:crypto'
import {
  contestBounds,
  contestKinds,
  contestSentences,
  contestStages,
  contestStates,
  prizeBases,
  startedGroupNames,
  type Contest,
  type ContestPhotoRules,
  type MethodParsed,
  type StartedContest,
  useTypes,
} from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/growth/level'
import { instantOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { judgeText } from '../../../moderation/judge-text.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { refuseLowLevel } from '../../site/index.ts'
import { insertContest, lockContest, updateContest, type ContestRow } from '../contest.store.ts'
import { setParts } from '../for-staff/contest-parts.ts'
import { listOwnCircles, startedItems } from './started.read.ts'

type Input = MethodParsed<typeof Contest.Start>

const hourMs = 3600_000
const dayMs = 24 * hourMs
const collectDays = { min: 3, max: 90 }

/**
 * Starts a contest that waits for staff, or changes one that they returned and sends it again. It is decided by the
 * vote, and its organiser provides the prizes, not the site.
 * @throws the errors that the call declares
 */
export async function startContest(ctx: MemberCtx, input: Input): Promise<StartedContest> {
  const times = timesOf(input)
  refuseTimes(times, ctx.now)
  // Staff read it before anybody else, so a word for review is no obstacle here.
  const texts = [input.title, input.theme, input.body, input.contact].concat(
    input.prizes.flatMap(({ name, description }) => [name, description]),
  )
  if ((await judgeText(ctx, texts)) === 'block') fail('ContentRefused')
  return inTransaction(ctx, async (tx) => {
    const rights = (await lockPostingRights(tx, ctx.viewer.id)) ?? fail('TokenInvalid')
    if (!rights.phoneBound) fail('PhoneNotBound')
    if (input.circleId === null) await refuseLowLevel({ ...ctx, db: tx }, rights, unlocks.startMatch)
    const columns = { ...columnsOf(input), ...times, organiser: await organiserOf(ctx, tx, input) }
    const id = input.id ?? uuid()
    const before =
      input.id === undefined ? null : await lockChanged(ctx, tx, { id, version: input.version ?? 0 })
    const written = { ...columns, ...(await placeCover(ctx, tx, before, input.coverFileId)) }
    if (before === null) await create(ctx, tx, id, written)
    else await updateContest(tx, id, { ...written, version: before.version + 1, updated_at: ctx.now })
    await setParts(tx, id, partsOf(input, await groupIdOf(tx, id)))
    const row = await lockContest(tx, id)
    return (await startedItems({ ...ctx, db: tx }, [row]))[0] ?? fail('ContentNotFound')
  })
}

function timesOf(input: Input) {
  const { startedAuditDays, noticeDays } = contestBounds
  const [start, end] = [instantOf(input.collectStart), instantOf(input.collectEnd)]
  const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)
  const vote = after(end, startedAuditDays)
  const notice = after(vote, input.voteDays)
  return {
    collect_start: start,
    collect_end: end,
    first_audit_end: vote,
    vote_start: vote,
    vote_end: notice,
    notice_start: notice,
    notice_end: after(notice, noticeDays.others),
  }
}

/** @throws BadInput */
function refuseTimes(
  { collect_start: start, collect_end: end }: ReturnType<typeof timesOf>,
  now: Date,
): void {
  if (start.getTime() < now.getTime() + dayMs)
    fail('BadInput', { fields: { collectStart: contestSentences.startLater } })
  const days = (end.getTime() - start.getTime()) / dayMs
  if (days < collectDays.min || days > collectDays.max)
    fail('BadInput', { fields: { collectEnd: contestSentences.collectLength } })
}

/** The organiser: a circle that the caller owns, or the caller. @throws ContentNotFound */
async function organiserOf(ctx: MemberCtx, tx: Tx, { circleId }: Input): Promise<string> {
  if (circleId === null) return (await loadNickNames(tx, [ctx.viewer.id])).get(ctx.viewer.id) ?? ''
  const circle = (await listOwnCircles(tx, ctx.viewer.id)).find(({ id }) => id === circleId)
  return circle?.title ?? fail('ContentNotFound')
}

function columnsOf(input: Input) {
  return {
    kind: input.circleId === null ? contestKinds.members : contestKinds.circle,
    circle_id: input.circleId,
    title: input.title,
    theme: input.theme,
    body: input.body,
    contact: input.contact,
    original_days: 0,
    entries_max: input.entriesMax,
    weight_judge: 0,
    votes_per_day: input.votesPerDay,
    criteria: '[]',
    rules: JSON.stringify(rulesOf(input)),
    stage: contestStages.inReview,
    state: contestStates.inReview,
    stage_reason: '',
  }
}

const rulesOf = ({ longEdge, exif }: Input): ContestPhotoRules => ({
  formats: ['jpeg'],
  minBytes: null,
  maxBytes: contestBounds.fileMiB.max * 1024 * 1024,
  longEdge,
  exif,
  capturedFrom: null,
  capturedTo: null,
  gear: 0,
  cameraIds: [],
  lensIds: [],
  owner: false,
  software: false,
  aiMade: true,
  duplicate: true,
  lenient: true,
})

type Columns = ReturnType<typeof columnsOf> &
  ReturnType<typeof timesOf> & { organiser: string } & Awaited<ReturnType<typeof placeCover>>

/** @throws NotAllowedNow if the caller has reached the limit */
async function create(ctx: MemberCtx, tx: Tx, id: string, columns: Columns): Promise<void> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from contest
    where member_id = ${ctx.viewer.id}::uuid and stage in (0, 1, 2) and published_at is null`.execute(tx)
  const { startedAtOnce: max } = contestBounds
  if ((rows[0]?.open ?? 0) >= max) fail('NotAllowedNow', { text: contestSentences.startedAtOnce(max) })
  await insertContest(tx, {
    id,
    ...columns,
    preview_token: randomBytes(18).toString('base64url'),
    member_id: ctx.viewer.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
}

/** Locks one that the caller may change. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
async function lockChanged(
  ctx: MemberCtx,
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<ContestRow> {
  const before = await lockContest(tx, id)
  if (before.member_id !== ctx.viewer.id) fail('ContentNotFound')
  if (before.version !== version) fail('ChangedMeanwhile', { who: '' })
  if (before.stage !== contestStages.draft || before.announced_at !== null) fail('NotAllowedNow')
  return before
}

/**
 * The cover by its file: the one that the contest has, which staff may have given, or an upload of the caller.
 * @throws UploadNotFound
 */
async function placeCover(ctx: MemberCtx, tx: Tx, before: ContestRow | null, fileId: string | null) {
  const had = before?.cover_file_id ?? null
  if (before !== null && fileId === had)
    return {
      cover_file_id: had,
      cover_path: before.cover_path,
      cover_small_path: before.cover_small_path,
    }
  const placed =
    fileId === null
      ? null
      : await claimSitePicture(ctx.app, tx, {
          fileId,
          useType: useTypes.matchCover,
          ownerId: ctx.viewer.id,
        })
  if (had !== null) await releaseFiles(tx, [had])
  return {
    cover_file_id: fileId,
    cover_path: placed?.path ?? null,
    cover_small_path: placed?.smallPath ?? null,
  }
}

async function groupIdOf(tx: Tx, contestId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('contest_group')
    .where('contest_id', '=', contestId)
    .select('id')
    .orderBy('position')
    .executeTakeFirst()
  return row?.id
}

function partsOf({ isSet, prizes }: Input, groupId: string | undefined): Parameters<typeof setParts>[2] {
  const { set } = contestBounds
  return {
    groups: [
      {
        id: groupId,
        name: isSet ? startedGroupNames.set : startedGroupNames.single,
        photosMin: isSet ? set.min : 1,
        photosMax: isSet ? set.max : 1,
        rules: null,
      },
    ],
    prizes: prizes.map((prize) => ({
      ...prize,
      group: null,
      basis: prizeBases.score,
      value: 0,
      giftId: null,
      coins: 0,
      frameId: null,
      needsPapers: false,
    })),
  }
}
