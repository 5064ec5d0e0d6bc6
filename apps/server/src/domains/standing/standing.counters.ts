import type { CountedTable } from '../../jobs/prove-counters.ts'

/** The domains that own the rows declare how to count them. */
export const standingCounters: CountedTable[] = [{ table: 'member_counter', key: 'member_id', counters: {} }]
