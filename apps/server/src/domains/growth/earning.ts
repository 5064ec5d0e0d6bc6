/** Something that a member did, to be counted by its rule. */
export interface Earning {
  memberId: string
  rule: string
  /** The same source counts once for a rule and member. */
  source: string
  /** The post it was done with. */
  publishId: string | null
  /** When it was done: its day is the one whose caps apply. */
  at: Date
}

/** A line to be written; `at` is the time it shows. */
export interface NewLine extends Earning {
  day: string
  amount: number
  /** Paid with it, or taken back: below 0. */
  coins: number
  turn: number
  /** The text of a correction for the member. */
  memo?: string
}
