import { contestSentences, roundKinds } from '@guangquan/contract'
import { fail } from '../../../fail.ts'
import { criteriaOf } from '../contest.store.ts'

interface GivenMark {
  pass?: boolean | undefined
  halves?: readonly number[] | undefined
  rank?: number | undefined
}

/** A mark as stored. @throws BadInput for one that a round of this kind does not ask for */
export function markOf({ pass, halves, rank }: GivenMark, round: { kind: number; criteria: unknown }) {
  const { kind } = round
  if (kind === roundKinds.pass && pass !== undefined) return { pass }
  if (kind === roundKinds.rank && rank !== undefined) return { rank }
  if (kind === roundKinds.marks && halves !== undefined) {
    if (halves.length !== criteriaOf(round).length)
      fail('BadInput', { fields: { halves: contestSentences.marks } })
    return { halves: [...halves] }
  }
  return fail('BadInput', { fields: { halves: contestSentences.wrongMark } })
}
