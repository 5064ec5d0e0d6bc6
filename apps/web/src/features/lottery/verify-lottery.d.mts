/** The published data of a lottery, as needed to verify it. */
export interface LotteryRecord {
  type: number
  title: string
  publicSource: string
  publicValue: string | null
  prizes: readonly { title: string; count: number; odds: number | null }[]
  rounds: readonly RecordedRound[]
}

export interface RecordedRound {
  round: number
  commit: string
  seed: string
  head: string
  count: number
  tickets: readonly RecordedTicket[]
}

export interface RecordedTicket {
  number: number
  code: string
  nonce: string
  hash: string
  isExcluded: boolean
  prize: number | null
}

/** What came of one step. Which facts there are depends on the step. */
export interface Step {
  step: 'seed' | 'chain' | 'value' | 'first' | 'winners'
  round: number
  isRight: boolean
  published?: string
  computed?: string
  brokenAt?: number | null
  count?: number
  all?: number
  source?: string
  value?: string | number | null
  index?: number
  number?: number
}

/** Computes a published result again. @returns whether everything is as published */
export function verify(
  record: LotteryRecord,
  report?: (step: Step) => void,
  onTicket?: (number: number) => void,
): Promise<boolean>
