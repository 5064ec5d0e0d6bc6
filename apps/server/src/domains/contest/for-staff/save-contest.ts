import { randomBytes } from 'node:crypto'
import {
  activityCover,
  activityPicture,
  contestBounds,
  contestKinds,
  contestSentences,
  contestStages,
  contestStates,
  type MethodParsed,
  type StaffContest,
  type StaffContestDetail,
} from '@guangquan/contract'
import { misplacedTime } from '@guangquan/rules/contest/contest-state'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { App, StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { placeSitePictures, sitePictureSize } from '../../site-picture/index.ts'
import { namedPictures, renamePictures } from '../../news/index.ts'
import { listPictures, type PictureRow } from '../contest-detail.read.ts'
import { insertContest, updateContest, type ContestRow } from '../contest.store.ts'
import { settleContest } from '../settle-contest.ts'
import { setParts } from './contest-parts.ts'
import { lockVersion } from './lock-version.ts'
import { recordFavours, termsOf } from './record-favours.ts'
import { getStaffContest, mayOf } from './staff-contests.read.ts'

export type Fields = Omit<MethodParsed<typeof StaffContest.Create>, 'requestId'>

/** Writes a contest as a draft. @throws BadInput, UploadNotFound */
export async function createContest(
  ctx: StaffCtx,
  fields: MethodParsed<typeof StaffContest.Create>,
): Promise<StaffContestDetail> {
  const id = uuid()
  const keys = await namedPictures(fields.body)
  return inTransaction(ctx, async (tx) => {
    await refuseMisfits(tx, fields)
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: [] })
    const columns = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, null, fields.cover)) }
    await insertContest(tx, {
      id,
      ...columns,
      stage: contestStages.draft,
      state: contestStates.draft,
      preview_token: randomBytes(18).toString('base64url'),
      created_by: ctx.staff.id,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    await setPictures(tx, id, pictures)
    await setParts(tx, id, fields)
    await auditAct(ctx, tx, {
      act: 'contest.created',
      targetKind: 'contest',
      targetId: id,
      after: auditedOf(columns),
    })
    return getStaffContest({ ...ctx, db: tx }, { id })
  })
}

/**
 * Changes a contest. Once it collects, only changes in favour of entrants are allowed, and they are published.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput, UploadNotFound
 */
export async function saveContest(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffContest.Save>,
): Promise<StaffContestDetail> {
  const keys = await namedPictures(fields.body)
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, id, version)
    const may = mayOf(before, ctx.now)
    if (!may.save) fail('NotAllowedNow')
    await refuseMisfits(tx, fields)
    const promised = may.onlyFavours ? await termsOf(tx, before) : null
    const had = await listPictures(tx, id)
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: had })
    const columns = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, before, fields.cover)) }
    const saved = await updateContest(tx, id, { ...columns, version: version + 1, updated_at: ctx.now })
    await setPictures(tx, id, pictures)
    await setParts(tx, id, fields)
    if (promised !== null) await recordFavours(tx, saved, promised, ctx.now)
    if (saved.stage === contestStages.running) await settleContest(tx, saved, ctx.now)
    await auditAct(ctx, tx, {
      act: 'contest.saved',
      targetKind: 'contest',
      targetId: id,
      before: auditedOf(before),
      after: auditedOf(columns),
    })
    return getStaffContest({ ...ctx, db: tx }, { id })
  })
}

/** @throws BadInput with a sentence for each field that does not fit the others */
async function refuseMisfits(tx: Tx, fields: Fields): Promise<void> {
  const { official, others } = contestBounds.noticeDays
  const days = fields.kind === contestKinds.official ? official : others
  const misplaced = misplacedTime(timesOf(fields), days)
  const weight = fields.criteria.reduce((sum, one) => sum + one.weight, 0)
  const sizes = fields.groups.map(({ photosMin: min, photosMax: max }) => ({ min, max }))
  const rules: [string, boolean, string][] = [
    [
      misplaced ?? 'collectEnd',
      misplaced === null,
      misplaced === 'noticeEnd' ? contestSentences.noticeDays(days) : contestSentences.order,
    ],
    ['criteria', fields.judgeEnd === null || weight === 100, contestSentences.weights],
    [
      'groups',
      sizes.every(({ min, max }) => (min === 1 && max === 1) || (min >= contestBounds.set.min && min <= max)),
      contestSentences.photoRange,
    ],
    [
      'prizes',
      fields.prizes.every(({ group }) => group === null || group < fields.groups.length),
      contestSentences.prizeGroup,
    ],
    [
      'prizes',
      await areKnown(
        tx,
        'gift',
        fields.prizes.map(({ giftId }) => giftId),
      ),
      contestSentences.noGift,
    ],
    [
      'prizes',
      await areKnown(
        tx,
        'profile_frame',
        fields.prizes.map(({ frameId }) => frameId),
      ),
      contestSentences.noFrame,
    ],
  ]
  const wrong = rules.flatMap(([field, fits, sentence]) => (fits ? [] : [[field, sentence]]))
  if (wrong.length > 0) fail('BadInput', { fields: Object.fromEntries(wrong) })
}

async function areKnown(
  tx: Tx,
  table: 'gift' | 'profile_frame',
  ids: readonly (string | null)[],
): Promise<boolean> {
  const given = [...new Set(ids.flatMap((id) => id ?? []))]
  if (given.length === 0) return true
  const rows = await tx.selectFrom(table).where('id', 'in', given).select('id').execute()
  return rows.length === given.length
}

const msOf = (text: string) => instantOf(text).getTime()

function timesOf(fields: Fields) {
  return {
    collectStart: msOf(fields.collectStart),
    collectEnd: msOf(fields.collectEnd),
    firstAuditEnd: msOf(fields.firstAuditEnd),
    voteStart: fields.voteStart === null ? null : msOf(fields.voteStart),
    voteEnd: fields.voteEnd === null ? null : msOf(fields.voteEnd),
    judgeEnd: fields.judgeEnd === null ? null : msOf(fields.judgeEnd),
    noticeStart: msOf(fields.noticeStart),
    noticeEnd: msOf(fields.noticeEnd),
  }
}

function columnsOf(fields: Fields) {
  const instant = (text: string | null) => (text === null ? null : instantOf(text))
  return {
    kind: fields.kind,
    title: fields.title,
    theme: fields.theme,
    organiser: fields.organiser,
    contact: fields.contact,
    collect_start: instantOf(fields.collectStart),
    collect_end: instantOf(fields.collectEnd),
    first_audit_end: instantOf(fields.firstAuditEnd),
    vote_start: instant(fields.voteStart),
    vote_end: instant(fields.voteEnd),
    judge_end: instant(fields.judgeEnd),
    notice_start: instantOf(fields.noticeStart),
    notice_end: instantOf(fields.noticeEnd),
    original_days: fields.originalDays,
    entries_max: fields.entriesMax,
    weight_judge: fields.weightJudge,
    votes_per_day: fields.votesPerDay,
    tie_rule: fields.tieRule,
    unclaimed_rule: fields.unclaimedRule,
    criteria: JSON.stringify(fields.criteria),
    rules: JSON.stringify(fields.rules),
  }
}

type Audited = Pick<
  ContestRow,
  'kind' | 'title' | 'theme' | 'body' | 'collect_start' | 'notice_end' | 'cover_path'
>

const auditedOf = (row: Audited): Facts => ({
  type: row.kind,
  title: row.title,
  summary: row.theme,
  body: row.body,
  from: timeTextOf(row.collect_start),
  to: timeTextOf(row.notice_end),
  cover: row.cover_path,
})

async function setPictures(tx: Tx, id: string, pictures: readonly PictureRow[]): Promise<void> {
  await tx.deleteFrom('contest_picture').where('contest_id', '=', id).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('contest_picture')
    .values(pictures.map((row) => ({ ...row, contest_id: id })))
    .execute()
}

async function placeBody(
  app: App,
  tx: Tx,
  { body, keys, before }: { body: string; keys: readonly string[]; before: readonly PictureRow[] },
) {
  const placed = await placeSitePictures(app, tx, { before, keys, useType: activityPicture.useType })
  const pictures: PictureRow[] = []
  for (const row of placed) {
    const had = before.find(({ path }) => path === row.path)
    if (had !== undefined) pictures.push({ ...had, position: row.position })
    else if (row.file_id !== null) pictures.push({ ...row, ...(await sitePictureSize(tx, row.file_id)) })
  }
  // Stored by their paths: the ids of uploads name them only until they are placed.
  const paths = new Map(
    pictures.flatMap(({ file_id: id, path }) => (id === null ? [] : [[id, path] as const])),
  )
  return { body: renamePictures(body, paths), pictures }
}

/** The cover by its key; one that it replaces is released. @throws UploadNotFound */
async function placeCover(app: App, tx: Tx, before: ContestRow | null, key: string | null) {
  const { cover_path: path = null, cover_small_path: smallPath = null, cover_file_id: fileId } = before ?? {}
  const had =
    path === null || smallPath === null ? [] : [{ path, small_path: smallPath, file_id: fileId ?? null }]
  const keys = key === null ? [] : [key]
  const [cover] = await placeSitePictures(app, tx, { before: had, keys, useType: activityCover.useType })
  return {
    cover_file_id: cover?.file_id ?? null,
    cover_path: cover?.path ?? null,
    cover_small_path: cover?.small_path ?? null,
  }
}
