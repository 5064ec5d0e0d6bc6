import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import { tallyColumns } from './emotion.store.ts'

const felt = (emotion: number) =>
  sql<number>`(select count(*) from post_emotion e
    where e.publish_id = post_emotion_tally.publish_id and e.emotion = ${sql.lit(emotion)})`

/** Number of members per emotion about a post. */
export const emotionCounters: CountedTable[] = [
  {
    table: 'post_emotion_tally',
    key: 'publish_id',
    counters: Object.fromEntries(tallyColumns.map((column, place) => [column, felt(place + 1)])),
    batch: 100,
  },
]
