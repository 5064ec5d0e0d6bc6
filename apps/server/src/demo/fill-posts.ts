import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { DemoPart } from './demo-part.ts'
import { fillLedger } from './fill-ledger.ts'

// Small enough for the progress bar to move.
const batch = 50_000

export interface FillOptions {
  /** Number of posts afterwards. */
  posts: number
  /** Movements of coins, and lines of experience, that are added. */
  ledger: number
  parts: readonly DemoPart[]
  onProgress: (done: number, total: number, what: string) => void
}

/**
 * Fills a database up to a size, for the benchmark: a member for every ten posts, posts with a photograph of the
 * demonstration data, comments, likes, reports and a ledger. Pictures are shared. Every counter equals the count of its
 * rows.
 * @param db a pool of one connection without a statement time-out
 * @throws when the demonstration data is not loaded
 */
export async function fillPosts(
  db: Database,
  { posts, ledger, parts, onProgress }: FillOptions,
): Promise<void> {
  // All ids come from one statement, so foreign keys cannot be violated; checking them would take half of the time.
  await sql`set session_replication_role = replica`.execute(db).catch(() => undefined)
  await sql`set maintenance_work_mem = '256MB'`.execute(db)
  // An automatic vacuum of a table that was just filled only yields after a second.
  await sql`set lock_timeout = 0`.execute(db)
  // One transaction: an aborted fill leaves the database unchanged, with its indexes.
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ posts: number; pictures: number }>`
      select (select count(*) from publish) as posts, (select count(*) from publish_picture) as pictures`.execute(
      tx,
    )
    const present = rows[0]?.posts ?? 0
    if ((rows[0]?.pictures ?? 0) === 0) throw new Error('the demonstration must be loaded first')
    const missing = posts - present
    if (missing <= 0) return
    await makeIds(tx)
    await addMembers(tx, present, Math.ceil(missing / 10))
    await makeTemplates(tx)
    const indexes = await dropIndexes(tx)
    await makeRoomBelow(tx, missing)
    for (let done = 0; done < missing; done += batch) {
      await addPosts(tx, { first: present + done, count: Math.min(batch, missing - done), present, missing })
      onProgress(Math.min(done + batch, missing), missing, 'posts')
    }
    await addReports(tx)
    await fillLedger(tx, { lines: ledger, onProgress: (done) => onProgress(done, ledger, 'ledger') })
    for (const part of parts) await part.fill?.(tx)
    // Where triggers run, the ledger's balances are checked at the end, and its tables get no index before.
    await sql`set constraints all immediate`.execute(tx)
    for (const [made, definition] of indexes.entries()) {
      await sql.raw(definition).execute(tx)
      onProgress(made + 1, indexes.length, 'indexes')
    }
    await settleSums(tx)
  })
  onProgress(0, 1, 'figures')
  for (const part of parts) await part.finish?.(db)
  await sql`vacuum analyze`.execute(db)
}

/**
 * Ids of an instant, as PostgreSQL 18 generates them and 15 does not: a random UUID whose first 48 bits are the time.
 */
async function makeIds(tx: Tx): Promise<void> {
  await sql`
    create or replace function pg_temp.fill_id(at timestamptz) returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid
    $$`.execute(tx)
}

/** Drops the indexes that each row would update. @returns the statements that recreate them */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where not indisunique
      and indrelid in ('publish'::regclass, 'publish_picture'::regclass, 'reply'::regclass, 'post_like'::regclass,
        'search_entry'::regclass, 'coin_tx'::regclass, 'coin_entry'::regclass, 'exp_line'::regclass)`.execute(
    tx,
  )
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx)
  return rows.map((row) => row.definition)
}

/** The filled posts are older than all others, so the ordinals of those in the search index are raised. */
async function makeRoomBelow(tx: Tx, missing: number): Promise<void> {
  const far = 1_000_000_000_000
  await sql`update search_entry set ordinal = ordinal + ${far}::bigint`.execute(tx)
  await sql`
    update search_entry set ordinal = ordinal - ${far - missing}::bigint,
      terms = array(select term from unnest(terms) as term where term !~ '^[1-3]:')
        || search_blocks(ordinal - ${far - missing}::bigint)`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('search_entry', 'ordinal'), (select max(ordinal) from search_entry))`.execute(
    tx,
  )
}

async function addMembers(tx: Tx, first: number, count: number): Promise<void> {
  await sql`
    insert into member (id, nick_name, nick_name_folded, nick_pinyin, nick_initials, phone_bound, exp, level, birthday,
      created_at)
    select pg_temp.fill_id(clock_timestamp()), '影友' || number, '影友' || number, 'yingyou' || number,
      'yy' || left(number::text, 1), true, 120, 2, '1990-05-01', now() - interval '200 days'
    from generate_series(${first}::int + 1, ${first}::int + ${count}::int) as number
    on conflict do nothing`.execute(tx)
  // The rows of this transaction, which has a single timestamp. Where it runs as a replica, no trigger has added their
  // counters.
  await sql`
    insert into member_counter (member_id, accepted_post_count)
    select id, 10 from member where created_at = now() - interval '200 days'
    on conflict (member_id) do update set accepted_post_count = excluded.accepted_post_count`.execute(tx)
  // They earn nothing afterwards: a start job would count for all of them while the benchmark measures.
  await sql`
    insert into growth_member (member_id, backfilled_at)
    select id, now() from member where created_at = now() - interval '200 days'
    on conflict (member_id) do update set backfilled_at = excluded.backfilled_at`.execute(tx)
}

/** Numbered copies of the source rows: a look-up by number costs the same at any size. */
async function makeTemplates(tx: Tx): Promise<void> {
  await sql`
    create temporary table fill_picture on commit drop as
    select row_number() over (order by picture.id)::int as n, picture.file_id, picture.title, picture.alt,
      exif.camera_id, exif.lens_id, exif.f_number, exif.focal_length, exif.iso, exif.exposure_seconds,
      publish.body, publish.place, publish.topic_ids, publish.tags,
      search.title as search_title, search.tags as search_tags, search.body as search_body,
      array(select term from unnest(search.terms) as term where term !~ '^[1-3]:') as terms
    from publish_picture picture join publish on publish.id = picture.publish_id
    join search_entry search on search.target_id = publish.id
    left join picture_exif exif on exif.file_id = picture.file_id
    order by picture.id limit 600`.execute(tx)
  await sql`create unique index on fill_picture (n)`.execute(tx)
  await sql`
    create temporary table fill_member on commit drop as
    select row_number() over (order by id)::int as n, id from member where status = 1`.execute(tx)
  await sql`create unique index on fill_member (n)`.execute(tx)
}

/**
 * Posts number `first` onwards, spread over the three years before the demonstration data (in days: months differ in
 * length, and the order of the numbers must be chronological), each with up to two comments and three likes by
 * different people.
 */
async function addPosts(
  tx: Tx,
  { first, count, present, missing }: Record<'first' | 'count' | 'present' | 'missing', number>,
): Promise<void> {
  await sql`
    with bounds as (
      select (select max(n) from fill_picture) as pictures, (select max(n) from fill_member) as members
    ), numbered as materialized (
      select n, placed.at, pg_temp.fill_id(placed.at) as id, n % 4 as likes, n % 3 as replies,
        1 + n % pictures as picture, hashint4(n) & 2147483647 as start, members
      from generate_series(${first}::int + 1, ${first}::int + ${count}::int) as n, bounds,
        lateral (select now() - interval '91 days' - interval '1095 days' * (1 - (n - ${present}::int)::float8 / ${missing}::int) as at) placed
    ), posts as (
      insert into publish (id, author_id, publish_type, publish_sub_type, title, body, place, topic_ids, tags, status,
        picture_count, cover_camera_id, cover_lens_id, cover_f_number, cover_focal_length, cover_iso,
        cover_exposure_seconds, like_count, reply_count, points, points_basis, hot, created_at)
      select numbered.id, fill_member.id, 1, 1, title, body, place, topic_ids, tags, 2,
        1, camera_id, lens_id, f_number, focal_length, iso,
        exposure_seconds, likes, replies, likes + 3 * replies, likes + 3 * replies,
        (likes + 3 * replies) / power(722, 1.4), at
      from numbered join fill_picture on fill_picture.n = picture
      join fill_member on fill_member.n = 1 + start % members
    ), views as (
      insert into publish_views (publish_id, views) select id, 1 + n % 900 from numbered
    ), pictures as (
      insert into publish_picture (id, publish_id, position, file_id, title, alt)
      select pg_temp.fill_id(clock_timestamp()), numbered.id, 0, file_id, title, alt
      from numbered join fill_picture on fill_picture.n = picture
    ), found as (
      insert into search_entry (target_id, target_kind, ordinal, created_at, title, tags, body, terms)
      select numbered.id, 'post', numbered.n - ${present}::int, at, search_title, search_tags, search_body,
        fill_picture.terms || search_blocks(numbered.n - ${present}::int)
      from numbered join fill_picture on fill_picture.n = picture
    ), comments as (
      insert into reply (id, publish_id, author_id, body, created_at)
      select pg_temp.fill_id(at + interval '1 hour' * k), numbered.id, fill_member.id, '看了很久。',
        at + interval '1 hour' * k
      from numbered, generate_series(1, replies) as k, fill_member
      where fill_member.n = 1 + (start::bigint + k * 7919) % members
    )
    insert into post_like (publish_id, member_id, created_at)
    select numbered.id, fill_member.id, at + interval '1 minute' * k
    from numbered, generate_series(1, likes) as k, fill_member
    where fill_member.n = 1 + (start::bigint + k * 104729) % members`.execute(tx)
}

/** Every two hundredth post is reported by one member and waits in the queue of the moderators. */
async function addReports(tx: Tx): Promise<void> {
  await sql`
    with reported as (
      select numbered.id, author_id, reporter.id as reporter_id, created_at + interval '1 hour' as at
      from (select id, author_id, created_at, row_number() over (order by id) as place from publish where status = 2) numbered
      join fill_member author on author.id = author_id
      join fill_member reporter on reporter.n = 1 + author.n % (select max(n) from fill_member)
      where place % 200 = 0
    ), reports as (
      insert into report (id, member_id, report_type, target_id, reason, created_at)
      select pg_temp.fill_id(at), reporter_id, 1, id, 4, at from reported
      on conflict do nothing
    )
    insert into review_case (kind, target_id, member_id, causes, report_count, priority, opened_at)
    select 'post', id, author_id, array['reports'], 1, 2, at from reported
    on conflict do nothing`.execute(tx)
}

/** Counters touched by many posts: updated once at the end instead of once per post. */
async function settleSums(tx: Tx): Promise<void> {
  await sql`
    update member_counter set publish_count = counted.posts, public_publish_count = counted.open, like_received_count = counted.likes,
      accepted_post_count = greatest(accepted_post_count, counted.posts)
    from (select author_id, count(*) as posts, count(*) filter (where expose_others) as open,
      sum(like_count) as likes from publish where status = 2 group by 1) counted
    where counted.author_id = member_counter.member_id`.execute(tx)
  await sql`
    insert into tag (name, use_count) select tag, count(*) from publish, unnest(tags) as tag
    where status = 2 and expose_others group by 1
    on conflict (name) do update set use_count = excluded.use_count`.execute(tx)
  await sql`
    update topic set use_count = counted.count
    from (select topic_id, count(*) from publish, unnest(topic_ids) as topic_id
      where status = 2 and expose_others group by 1) counted
    where counted.topic_id = topic.id`.execute(tx)
}
