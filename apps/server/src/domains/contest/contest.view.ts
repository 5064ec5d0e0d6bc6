import {
  contestBounds,
  contestKind,
  type ContestCard,
  type ContestGroup,
  type ContestPrize,
  type ContestTimes,
  prizeBasis,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { areCountsHidden } from '@guangquan/rules/contest/vote-right'
import type { Ctx } from '../../context.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { groupRulesOf, stateAt, type ContestRow, type GroupRow, type PrizeRow } from './contest.store.ts'

function timesOf(row: ContestRow): ContestTimes {
  const textOf = (time: Date | null) => time && timeTextOf(time)
  return {
    collectStart: timeTextOf(row.collect_start),
    collectEnd: timeTextOf(row.collect_end),
    firstAuditEnd: timeTextOf(row.first_audit_end),
    voteStart: textOf(row.vote_start),
    voteEnd: textOf(row.vote_end),
    judgeEnd: textOf(row.judge_end),
    noticeStart: timeTextOf(row.notice_start),
    noticeEnd: timeTextOf(row.notice_end),
  }
}

export function contestCard({ app, now }: Pick<Ctx, 'app' | 'now'>, row: ContestRow): ContestCard {
  const urlOf = (path: string | null) => (path === null ? null : sitePictureUrl(app, path))
  return {
    id: row.id,
    kind: contestKind.parse(row.kind),
    title: row.title,
    theme: row.theme,
    coverUrl: urlOf(row.cover_path),
    coverSmallUrl: urlOf(row.cover_small_path),
    organiser: row.organiser,
    state: stateAt(row, now),
    times: timesOf(row),
    isHeld: row.held_at !== null,
    entryCount: row.entry_count,
    shownCount: row.shown_count,
  }
}

export function groupOf(contest: ContestRow, row: GroupRow): ContestGroup {
  return {
    id: row.id,
    name: row.name,
    photosMin: row.photos_min,
    photosMax: row.photos_max,
    rules: groupRulesOf(contest, row),
  }
}

export function prizeOf(row: PrizeRow): ContestPrize {
  return {
    id: row.id,
    groupId: row.group_id,
    name: row.name,
    basis: prizeBasis.parse(row.basis),
    count: row.count,
    description: row.description,
    value: Number(row.value),
    coins: row.coins,
    needsPapers: row.needs_papers,
  }
}

/** Whether counts of votes are hidden: before the vote, and in its last hours. */
export function hidesCounts(row: Pick<ContestRow, 'vote_start' | 'vote_end'>, now: Date): boolean {
  if (row.vote_start === null || now < row.vote_start) return true
  return areCountsHidden(
    { voteEnd: row.vote_end?.getTime() ?? null, now: now.getTime() },
    contestBounds.hiddenHours,
  )
}
