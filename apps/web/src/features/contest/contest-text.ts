import type { ContestDetail } from '@guangquan/contract'
import { contestStates, type ContestState } from '@guangquan/contract/contest/contest.words'

/** `11.18`: the day of a time on the line of phases. */
const dayText = (time: string): string => time.slice(5, 10).replace('-', '.')

/** `11 月 28 日 20:00`. */
export function momentText(time: string): string {
  const [month, day] = [time.slice(5, 7), time.slice(8, 10)].map(Number)
  return `${month} 月 ${day} 日 ${time.slice(11, 16)}`
}

/** One phase on the line, with its days. */
export interface ShownPhase {
  label: string
  date: string
}

type Phased = Pick<ContestDetail, 'times' | 'state' | 'hasJury' | 'hasVote'>

/** The phases of a contest, with the index of the current one; past the last if all are over. */
export function phasesOf({ times, state, hasJury, hasVote }: Phased): {
  phases: ShownPhase[]
  current: number
} {
  const span = (from: string, to: string) => `${dayText(from)}–${dayText(to)}`
  const { voteStart, voteEnd, judgeEnd } = times
  const all: { states: readonly ContestState[]; phase: ShownPhase | null }[] = [
    {
      states: [contestStates.collecting],
      phase: { label: '征稿', date: span(times.collectStart, times.collectEnd) },
    },
    {
      states: [contestStates.auditing],
      phase: { label: '初审', date: span(times.collectEnd, times.firstAuditEnd) },
    },
    {
      states: [contestStates.voting],
      phase:
        hasVote && voteStart !== null && voteEnd !== null
          ? { label: '公众投票', date: span(voteStart, voteEnd) }
          : null,
    },
    {
      states: [contestStates.judging],
      phase:
        hasJury && judgeEnd !== null ? { label: '评审', date: span(times.firstAuditEnd, judgeEnd) } : null,
    },
    {
      states: [contestStates.noticing],
      phase: { label: '公示', date: span(times.noticeStart, times.noticeEnd) },
    },
    {
      states: [],
      phase: { label: '揭晓', date: dayText(times.noticeEnd) },
    },
  ]
  const shown = all.flatMap(({ states, phase }) => (phase === null ? [] : [{ states, phase }]))
  const place = shown.findIndex(({ states }) => states.includes(state))
  const isOver = state === contestStates.published || state === contestStates.archived
  return {
    phases: shown.map(({ phase }) => phase),
    current: isOver ? shown.length : place === -1 ? -1 : place,
  }
}

/** The current phase of a contest, shown next to its title. */
export function standingText({
  state,
  times,
  open,
  isHeld,
}: Pick<ContestDetail, 'state' | 'times' | 'isHeld'> & Partial<Pick<ContestDetail, 'open'>>): string {
  if (isHeld) return '赛程暂停'
  const isVoting = open?.voting ?? state === contestStates.voting
  if (isVoting && times.voteEnd !== null) return `公众投票中，${momentText(times.voteEnd)}截止`
  switch (state) {
    case contestStates.announced:
      return `${momentText(times.collectStart)}开始征稿`
    case contestStates.collecting:
      return `征稿中，${momentText(times.collectEnd)}截止`
    case contestStates.auditing:
      return '初审中'
    case contestStates.judging:
    case contestStates.voting:
      return '评审中'
    case contestStates.noticing:
      return `结果公示到 ${momentText(times.noticeEnd)}`
    case contestStates.published:
    case contestStates.archived:
      return '结果已公布'
    case contestStates.cancelled:
      return '影赛已取消'
    case contestStates.draft:
    case contestStates.inReview:
    case contestStates.refused:
      return '还没有公布'
  }
}
