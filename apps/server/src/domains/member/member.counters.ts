import type { CountedTable } from '../../jobs/prove-counters.ts'

/** Whose rows members count, those domains say how to count. */
export const memberCounters: CountedTable[] = [{ table: 'member_counter', key: 'member_id', counters: {} }]
