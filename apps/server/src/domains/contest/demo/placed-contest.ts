import type { DemoContest } from './demo-contests.ts'

/** A contest with its place in time. */
export interface PlacedContest {
  id: string
  groupIds: readonly string[]
  one: DemoContest
  now: Date
  /** An instant by days from the beginning of collecting. */
  at: (days: number) => Date
}

export interface PlacedEntry {
  id: string
  groupId: string
  authorId: string
}
