import type { Earning } from './earning.ts'

/** Identifies the source of a line, which counts once. */
export const keyOf = ({ memberId, rule, source }: Pick<Earning, 'memberId' | 'rule' | 'source'>): string =>
  `${memberId} ${rule} ${source}`
