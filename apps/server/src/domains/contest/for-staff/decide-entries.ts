import {
  contestBounds,
  contestSentences,
  entryReasonNames,
  entryStateNames,
  entryStates,
  publishStatus,
  maxReviewReason,
  type EntryReason,
  type MethodParsed,
  type NoticeKind,
  type StaffContest,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { createNotice } from '../../notice/index.ts'
import { decidePost, lockPost, showRefused } from '../../post/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { lockContest, numberText, recordChange, type ContestRow } from '../contest.store.ts'
import { moveEntry, type EntryRow } from '../entry/entry.store.ts'
import { nextState } from '../entry/own-acts.ts'
import { computeContestResult } from '../result/compute-result.ts'

type Input = MethodParsed<typeof StaffContest.DecideEntries>
type Act = Input['act']

const hourMs = 3600_000

const acts = {
  pass: 'contest.entryPassed',
  return: 'contest.entryReturned',
  refuse: 'contest.entryRefused',
  requestOriginal: 'contest.originalRequested',
  acceptOriginal: 'contest.originalAccepted',
  returnOriginal: 'contest.originalReturned',
  disqualify: 'contest.entryDisqualified',
  reinstate: 'contest.entryReinstated',
} as const

const notices: Partial<Record<Act, NoticeKind>> = {
  return: 'contest.returned',
  requestOriginal: 'contest.originalDue',
  acceptOriginal: 'contest.originalAccepted',
  returnOriginal: 'contest.originalReturned',
  disqualify: 'contest.disqualified',
  reinstate: 'contest.reinstated',
}

/**
 * Decides about entries of one contest: all of them or none. Their posts follow: passed ones are published, refused
 * ones are visible only to their author. During the notice the result is recomputed, and the reason is published.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function decideEntries(ctx: StaffCtx, input: Input): Promise<{ changed: number }> {
  const needsCode = input.act === 'return' || input.act === 'refuse' || input.act === 'disqualify'
  if (needsCode && input.code === undefined) fail('NotAllowedNow')
  return inTransaction(ctx, async (tx) => {
    const { contest, entries } = await lockEntries(tx, input.ids)
    // Prizes are issued: taking one back is not decided here.
    if (contest.published_at !== null) fail('NotAllowedNow')
    // Its rules require no original.
    if (input.act === 'requestOriginal' && contest.original_days === 0) fail('NotAllowedNow')
    const before = statesOf(entries)
    for (const entry of entries) await decide(ctx, tx, { contest, entry, input })
    if (contest.result_at !== null) {
      await recordChange(tx, {
        id: uuid(),
        contestId: contest.id,
        text: contestSentences.recomputed(input.reason),
        now: ctx.now,
      })
      await computeContestResult(tx, contest, ctx.now)
    }
    await auditAct(ctx, tx, {
      act: acts[input.act],
      targetKind: 'contest',
      targetId: contest.id,
      reason: input.reason,
      before: { state: before },
      after: {
        title: contest.title,
        state: statesOf((await lockEntries(tx, input.ids)).entries),
        numbers: entries.map(({ number }) => numberText(number)),
        ...(input.code === undefined ? {} : { cause: entryReasonNames[input.code] }),
      },
    })
    return { changed: entries.length }
  })
}

/** The states of entries in words, each once. */
const statesOf = (entries: readonly { state: number }[]): string =>
  [...new Set(entries.map(({ state }) => nameOf(entryStateNames, state)))].join('、')

/**
 * Members are locked before contests, contests before entries.
 * @throws ContentNotFound for entries of several contests
 */
async function lockEntries(
  tx: Tx,
  ids: readonly string[],
): Promise<{ contest: ContestRow; entries: EntryRow[] }> {
  const distinct = [...new Set(ids)]
  const found = await tx
    .selectFrom('contest_entry')
    .where('id', 'in', distinct)
    .select(['author_id', 'contest_id'])
    .orderBy('author_id')
    .execute()
  const [first] = found
  const isOne = found.every((row) => row.contest_id === first?.contest_id)
  if (first === undefined || found.length !== distinct.length || !isOne) fail('ContentNotFound')
  for (const authorId of new Set(found.map((row) => row.author_id))) await lockPostingRights(tx, authorId)
  const contest = await lockContest(tx, first.contest_id)
  const entries = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where('id', 'in', distinct)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return { contest, entries }
}

interface Decision {
  contest: ContestRow
  entry: EntryRow
  input: Input
}

/** @throws NotAllowedNow */
async function decide(ctx: StaffCtx, tx: Tx, { contest, entry, input }: Decision): Promise<void> {
  const { act, code, reason } = input
  const { now } = ctx
  const state = nextState(contest, entry, act, now)
  if (state === null) fail('NotAllowedNow')
  const clears = state === entryStates.shown || act === 'requestOriginal' || act === 'acceptOriginal'
  await moveEntry(tx, entry, {
    state,
    reason: clears ? 0 : (code ?? entry.reason),
    reason_note: clears ? '' : reason,
    correct_until:
      state === entryStates.returned
        ? new Date(now.getTime() + contestBounds.correctionHours * hourMs)
        : null,
    ...(state === entryStates.originalDue
      ? { original_until: new Date(now.getTime() + contest.original_days * 24 * hourMs) }
      : {}),
    at: now,
  })
  await followPost(ctx, tx, { entry, act, note: noteOf(code, reason) })
  const kind = notices[act]
  if (kind !== undefined)
    await createNotice(tx, now, {
      memberId: entry.author_id,
      kind,
      target: { kind: contestTargetName, id: contest.id },
      note: act === 'reinstate' ? reason : noteOf(code, reason),
    })
}

/** The text for the author, no longer than the reason of a review may be. */
const noteOf = (code: EntryReason | undefined, reason: string): string =>
  [...(code === undefined ? reason : `${entryReasonNames[code]}，${reason}`)]
    .slice(0, maxReviewReason)
    .join('')

/** The post of an entry after a decision. @throws NotAllowedNow for one that moderators or its author took away */
async function followPost(
  { now }: StaffCtx,
  tx: Tx,
  { entry, act, note }: { entry: EntryRow; act: Act; note: string },
): Promise<void> {
  const id = entry.publish_id
  if (id === null) {
    if (act === 'pass' || act === 'reinstate') fail('NotAllowedNow')
    return
  }
  if (act !== 'pass' && act !== 'refuse' && act !== 'reinstate') return
  const status = (await lockPost(tx, id))?.status
  if (act === 'refuse') {
    if (status === publishStatus.inReview)
      await decidePost({ db: tx, now }, { id, pass: false, reason: note })
    return
  }
  if (status === publishStatus.inReview) await decidePost({ db: tx, now }, { id, pass: true })
  else if (status === publishStatus.refused && act === 'reinstate') await showRefused(tx, { id, now })
  else if (status !== publishStatus.published) fail('NotAllowedNow')
}
