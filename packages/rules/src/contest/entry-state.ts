import type { ContestState, EntryState, entryStates } from '@guangquan/contract/contest/contest.words'

const state: typeof entryStates = {
  draft: 0,
  waiting: 1,
  shown: 2,
  returned: 3,
  refused: 4,
  withdrawn: 5,
  finalist: 6,
  originalDue: 7,
  originalSent: 8,
  proposed: 9,
  won: 10,
  disqualified: 11,
  notWon: 12,
}

/** Who changes the state of an entry. */
export type EntryActor = 'author' | 'staff' | 'rules'

interface EntryMove {
  by: EntryActor
  from: readonly EntryState[]
  to: EntryState
  /** States of the contest in which the change is allowed. */
  during: readonly ContestState[]
}

const { waiting, shown, returned, refused, withdrawn, finalist, originalDue, originalSent } = state
const { proposed, won, disqualified, notWon } = state

const beforeResult: readonly ContestState[] = [3, 4, 5, 6]
const whileRunning: readonly ContestState[] = [3, 4, 5, 6, 7]
const always: readonly ContestState[] = [3, 4, 5, 6, 7, 8, 9]

/** All transitions between states of an entry. */
export const entryMoves = {
  submit: { by: 'author', from: [state.draft], to: waiting, during: [3] },
  withdraw: { by: 'author', from: [waiting, shown, returned], to: withdrawn, during: [3] },
  correct: { by: 'author', from: [returned], to: waiting, during: beforeResult },
  sendOriginal: { by: 'author', from: [originalDue, originalSent], to: originalSent, during: beforeResult },
  pass: { by: 'staff', from: [waiting, returned], to: shown, during: beforeResult },
  return: { by: 'staff', from: [waiting], to: returned, during: beforeResult },
  refuse: { by: 'staff', from: [waiting, returned], to: refused, during: beforeResult },
  /** A repeated request restarts the period. */
  requestOriginal: {
    by: 'staff',
    from: [shown, finalist, originalDue],
    to: originalDue,
    during: beforeResult,
  },
  acceptOriginal: { by: 'staff', from: [originalSent], to: finalist, during: beforeResult },
  returnOriginal: { by: 'staff', from: [originalSent], to: originalDue, during: beforeResult },
  disqualify: {
    by: 'staff',
    from: [waiting, shown, returned, finalist, originalDue, originalSent, proposed, won, notWon],
    to: disqualified,
    during: always,
  },
  reinstate: { by: 'staff', from: [refused, withdrawn, disqualified], to: shown, during: whileRunning },
  /** The author deleted the post. */
  leave: {
    by: 'rules',
    from: [waiting, shown, returned, finalist, originalDue, originalSent, proposed],
    to: withdrawn,
    during: whileRunning,
  },
  lapse: { by: 'rules', from: [returned], to: refused, during: whileRunning },
  select: { by: 'rules', from: [shown], to: finalist, during: beforeResult },
  propose: { by: 'rules', from: [shown, finalist, notWon], to: proposed, during: whileRunning },
  stepDown: { by: 'rules', from: [proposed], to: notWon, during: whileRunning },
  lose: {
    by: 'rules',
    from: [shown, finalist, originalDue, originalSent],
    to: notWon,
    during: whileRunning,
  },
  win: { by: 'rules', from: [proposed], to: won, during: [7, 8] },
} as const satisfies Record<string, EntryMove>
export type EntryAct = keyof typeof entryMoves

const table: Record<EntryAct, EntryMove> = entryMoves

/** The state after an act; null if the act is not allowed. */
export function entryStateAfter(
  act: EntryAct,
  { entry, contest }: { entry: EntryState; contest: ContestState },
): EntryState | null {
  const { from, to, during } = table[act]
  return from.includes(entry) && during.includes(contest) ? to : null
}

/** Acts on an entry that are allowed. */
export function entryActsOf(by: EntryActor, at: { entry: EntryState; contest: ContestState }): EntryAct[] {
  return entryActs.filter((act) => table[act].by === by && entryStateAfter(act, at) !== null)
}

const isAct = (name: string): name is EntryAct => name in entryMoves
const entryActs: readonly EntryAct[] = Object.keys(entryMoves).filter(isAct)

/** States in which an entry is on the public wall of its contest. */
export const shownEntryStates: readonly EntryState[] = [
  shown,
  finalist,
  originalDue,
  originalSent,
  proposed,
  won,
  notWon,
]

/** States in which an entry takes part in vote and jury. */
export const competingStates: readonly EntryState[] = [shown, finalist, originalDue, originalSent]

/** States in which an entry counts towards its author's limit. */
export const countedStates: readonly EntryState[] = [waiting, returned, ...shownEntryStates]
