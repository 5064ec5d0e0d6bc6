import type {
  ContestStage,
  contestStages,
  ContestState,
  contestStates,
} from '@guangquan/contract/contest/contest.words'

const dayMs = 24 * 3600_000

/** The facts that determine the state of a contest. Times are epoch milliseconds. */
export interface ContestFacts {
  stage: ContestStage
  collectStart: number
  collectEnd: number
  firstAuditEnd: number
  /** Null without a public vote. */
  voteStart: number | null
  voteEnd: number | null
  /** Null without a jury, which starts at the end of the first audit. */
  judgeEnd: number | null
  noticeStart: number
  noticeEnd: number
  /** Since when staff have held the contest: its time stands still. */
  heldAt: number | null
  /** When the result was computed and published, and when the contest was archived; null before. */
  resultAt: number | null
  publishedAt: number | null
}

const state: typeof contestStates = {
  draft: 0,
  inReview: 1,
  announced: 2,
  collecting: 3,
  auditing: 4,
  voting: 5,
  judging: 6,
  noticing: 7,
  published: 8,
  archived: 9,
  cancelled: 10,
  refused: 11,
}
const stages: typeof contestStages = { draft: 0, inReview: 1, running: 2, cancelled: 10, refused: 11 }

/** A contest is archived this long after its publication. */
const archiveAfterMs = 90 * dayMs

/** One row per phase of a running contest, in order; the state is the last one that has begun. */
interface Phase {
  state: ContestState
  /** When it begins; null if the contest does not have it, or if only an act begins it. */
  begins: (facts: ContestFacts) => number | null
  /** A requirement besides the time. */
  needs?: (facts: ContestFacts) => boolean
}

const phases: readonly Phase[] = [
  { state: state.announced, begins: () => -Infinity },
  { state: state.collecting, begins: ({ collectStart }) => collectStart },
  { state: state.auditing, begins: ({ collectEnd }) => collectEnd },
  // While vote and jury overlap, the state is that of the vote.
  {
    state: state.judging,
    begins: ({ firstAuditEnd, judgeEnd }) => (judgeEnd === null ? null : firstAuditEnd),
  },
  { state: state.voting, begins: ({ voteStart }) => voteStart },
  {
    state: state.judging,
    begins: ({ judgeEnd, voteEnd, firstAuditEnd }) =>
      judgeEnd === null || voteEnd === null ? null : Math.max(voteEnd, firstAuditEnd),
  },
  {
    state: state.noticing,
    begins: ({ noticeStart }) => noticeStart,
    needs: ({ resultAt }) => resultAt !== null,
  },
  {
    state: state.published,
    begins: ({ publishedAt }) => publishedAt,
    needs: ({ publishedAt }) => publishedAt !== null,
  },
  {
    state: state.archived,
    begins: ({ publishedAt }) => (publishedAt === null ? null : publishedAt + archiveAfterMs),
  },
]

/** The instant that counts for a contest: while staff hold it, the begin of the hold. */
const contestClock = ({ heldAt }: Pick<ContestFacts, 'heldAt'>, now: number): number =>
  heldAt === null ? now : Math.min(heldAt, now)

export function contestStateAt(facts: ContestFacts, now: number): ContestState {
  if (facts.stage !== stages.running) return facts.stage
  const at = contestClock(facts, now)
  let reached: ContestState = state.announced
  for (const { state: one, begins, needs } of phases) {
    const from = begins(facts)
    if (from !== null && from <= at && (needs?.(facts) ?? true)) reached = one
  }
  return reached
}

/** Which of vote and jury are open at an instant; both may be. */
export function openPhases(
  facts: ContestFacts,
  now: number,
): { collecting: boolean; auditing: boolean; voting: boolean; judging: boolean } {
  const at = contestClock(facts, now)
  const isRunning = facts.stage === stages.running && facts.heldAt === null && facts.resultAt === null
  const { collectStart, collectEnd, firstAuditEnd, voteStart, voteEnd, judgeEnd } = facts
  return {
    collecting: isRunning && collectStart <= at && at < collectEnd,
    auditing: isRunning && collectStart <= at && at < firstAuditEnd,
    voting: isRunning && voteStart !== null && voteEnd !== null && voteStart <= at && at < voteEnd,
    judging: isRunning && judgeEnd !== null && firstAuditEnd <= at && at < judgeEnd,
  }
}

/** The first field that breaks the required order of a contest's times; null if none does. */
export function misplacedTime(
  times: Omit<ContestFacts, 'stage' | 'heldAt' | 'resultAt' | 'publishedAt'>,
  noticeDays: number,
): string | null {
  const { collectStart, collectEnd, firstAuditEnd, voteStart, voteEnd, judgeEnd } = times
  const rules: [string, boolean][] = [
    ['collectEnd', collectStart < collectEnd],
    ['firstAuditEnd', collectEnd <= firstAuditEnd],
    ['voteStart', (voteStart === null) === (voteEnd === null)],
    ['voteStart', voteStart === null || firstAuditEnd <= voteStart],
    ['voteEnd', voteStart === null || voteEnd === null || voteStart < voteEnd],
    ['judgeEnd', judgeEnd === null || firstAuditEnd < judgeEnd],
    ['judgeEnd', judgeEnd !== null || voteEnd !== null],
    ['noticeStart', Math.max(firstAuditEnd, voteEnd ?? 0, judgeEnd ?? 0) <= times.noticeStart],
    // No other phase lies between them.
    ['noticeStart', judgeEnd !== null || voteEnd === times.noticeStart],
    ['noticeEnd', times.noticeEnd - times.noticeStart >= noticeDays * dayMs],
  ]
  return rules.find(([, fits]) => !fits)?.[0] ?? null
}

/** The times of unfinished phases, moved by the length of a hold that ends. */
export function timesAfterHold<T extends Record<string, number | null>>(
  times: T,
  { heldAt, now }: { heldAt: number; now: number },
): { [K in keyof T]: T[K] | number } {
  const moved: { [K in keyof T]: T[K] | number } = { ...times }
  for (const name in times) {
    const time = times[name]
    if (typeof time === 'number' && time > heldAt) moved[name] = time + (now - heldAt)
  }
  return moved
}

/** Steps of the minute job. */
export type ContestStep = 'freezeElectors' | 'expireCorrections' | 'computeResult' | 'publish'

/** When each step is due, without those already done. Steps of a held contest wait. */
export function dueSteps(
  facts: ContestFacts & { electorsAt: number | null; isResultReady: boolean; openObjections: number },
  now: number,
): ContestStep[] {
  if (facts.stage !== stages.running || facts.heldAt !== null) return []
  const { voteStart, voteEnd, judgeEnd, firstAuditEnd, noticeStart, noticeEnd } = facts
  const closes = Math.max(firstAuditEnd, voteEnd ?? 0, judgeEnd ?? 0, noticeStart)
  return [
    ...(voteStart !== null && voteStart <= now && facts.electorsAt === null
      ? ['freezeElectors' as const]
      : []),
    ...(facts.collectStart <= now && facts.resultAt === null ? ['expireCorrections' as const] : []),
    ...(facts.resultAt === null && closes <= now && facts.isResultReady ? ['computeResult' as const] : []),
    ...(facts.resultAt !== null &&
    facts.publishedAt === null &&
    noticeEnd <= now &&
    facts.openObjections === 0
      ? ['publish' as const]
      : []),
  ]
}

/** The next instant at which something happens automatically; null: never. */
export function nextContestChange(facts: ContestFacts, now: number): number | null {
  if (facts.stage !== stages.running || facts.heldAt !== null) return null
  const { publishedAt } = facts
  const times = [
    facts.collectStart,
    facts.collectEnd,
    facts.firstAuditEnd,
    facts.voteStart,
    facts.voteEnd,
    facts.judgeEnd,
    facts.noticeStart,
    facts.noticeEnd,
    publishedAt === null ? null : publishedAt + archiveAfterMs,
  ].filter((time) => time !== null && time > now)
  return times.length === 0 ? null : Math.min(...times.map(Number))
}
