import type { Earning } from './earning.ts'

/** Names what a line is for: it counts once. */
export const keyOf = ({ memberId, rule, source }: Pick<Earning, 'memberId' | 'rule' | 'source'>): string =>
  `${memberId} ${rule} ${source}`
