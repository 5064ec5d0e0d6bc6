import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** Minimum number of letters of a comment that counts, and of different ones. */
const minComment = 8
const minDifferent = 4
/** Characters that are not letters: digits, punctuation, emoji, and the names of emotions in brackets. */
const noLetters = String.raw`\[[^\[\]]{1,8}\]|[\s!-@\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uffef\U0001f000-\U0001faff]`
/** A comment deleted within this time loses what it earned; one deleted later keeps it. */
const earlyDays = 7

/** SQL: whether a comment has meaningful text. */
const saysSomething = (body: RawBuilder<string>) => sql<SqlBool>`exists (
  select from regexp_replace(${body}, ${sql.lit(noLetters)}, '', 'g') as letters
  where char_length(letters) >= ${sql.lit(minComment)} and (
    select count(distinct letter) from regexp_split_to_table(lower(letters), '') as letter) >= ${sql.lit(minDifferent)})`

const columns = {
  keys: sql`r.id`,
  from: sql`reply r join publish p on p.id = r.publish_id`,
  member: sql<string>`r.author_id`,
  source: sql<string>`r.id::text`,
  post: sql<string>`r.publish_id`,
  settled: {
    event: 'reply.settled',
    keys: sql`r.id`,
    earns: (now: Date) => sql<SqlBool | null>`case r.status when 2 then true
      when 5 then case when r.created_at + ${earlyDays} * interval '1 day' > ${now} then false end end`,
  },
} as const

/** How members earn experience with comments. */
export const replyEarnings = [
  {
    event: 'reply.written',
    keyOf: ({ replyId }) => replyId,
    ...columns,
    where: sql`r.status = 2 and p.author_id <> r.author_id and ${saysSomething(sql`r.body`)}`,
    rule: 'comment',
    at: sql`r.created_at`,
  },
  {
    event: 'critique.helpful',
    keyOf: ({ replyId }) => replyId,
    ...columns,
    where: sql`r.status = 2 and r.helpful_at is not null`,
    rule: 'helpful',
    at: sql`r.helpful_at`,
  },
] as const satisfies Manifest['earnings']
