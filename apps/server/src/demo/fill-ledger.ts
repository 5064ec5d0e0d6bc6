import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'

const batch = 100_000
/** Goods without limits, for the benchmark. */
const goods = 40

/**
 * Adds movements of coins and as many lines of experience. One in ten belongs to a member of the demonstration, who
 * sign in; the rest are spread over all. Tables `fill_member` and the function `fill_id` exist already.
 */
export async function fillLedger(
  tx: Tx,
  { lines, onProgress }: { lines: number; onProgress: (done: number) => void },
): Promise<void> {
  await sql`
    create temporary table fill_owner on commit drop as
    select row_number() over (order by id)::int as n, id from coin_account where kind = 1`.execute(tx)
  await sql`create unique index on fill_owner (n)`.execute(tx)
  await sql`
    insert into coin_account (id, kind, member_id) select id, 1, id from fill_member on conflict do nothing`.execute(
    tx,
  )
  await sql`
    create temporary table fill_lot on commit drop as
    select pg_temp.fill_id(clock_timestamp()) as id, id as member_id,
      date_trunc('year', now()) + interval '1 year 11 months' as expires_at from fill_member`.execute(tx)
  await sql`create unique index on fill_lot (member_id)`.execute(tx)
  await sql`insert into coin_lot (id, member_id, expires_at) select id, member_id, expires_at from fill_lot`.execute(
    tx,
  )
  for (let done = 0; done < lines; done += batch) {
    await addLines(tx, { first: done, count: Math.min(batch, lines - done), lines })
    onProgress(Math.min(done + batch, lines))
  }
  await sql`
    update coin_lot set balance = summed.balance
    from (select lot_id, sum(amount) as balance from coin_entry where lot_id is not null group by 1) summed
    where summed.lot_id = coin_lot.id and coin_lot.balance <> summed.balance`.execute(tx)
  await sql`
    update member_counter set earned_exp = summed.exp
    from (select member_id, sum(amount) as exp from exp_line group by 1) summed
    where summed.member_id = member_counter.member_id`.execute(tx)
  await sql`
    insert into goods (id, goods_type, kind, name, coins, code_days, state, sort, created_at, updated_at)
    select pg_temp.fill_id(clock_timestamp()), 2, 4, '清洁服务 ' || n, 1, 180, 1, 1000 + n, now(), now()
    from generate_series(1, ${goods}::int) as n`.execute(tx)
}

async function addLines(
  tx: Tx,
  { first, count, lines }: { first: number; count: number; lines: number },
): Promise<void> {
  await sql`
    with numbered as materialized (
      select line.n, pg_temp.fill_id(at) as id, at, coalesce(fill_owner.id, fill_member.id) as member_id,
        case when line.n % 10 = 0 then 500 else 2 end as amount
      from generate_series(${first}::int + 1, ${first}::int + ${count}::int) as line (n)
        cross join lateral (select date_trunc('milliseconds',
          now() - interval '300 days' * (1 - line.n::float8 / ${lines}::int)) as at) placed
        join fill_member on fill_member.n = 1 + (line.n::bigint * 7919) % (select max(n) from fill_member)
        left join fill_owner on line.n % 10 = 0
          and fill_owner.n = 1 + (line.n / 10) % (select max(n) from fill_owner)
    ), movements as (
      insert into coin_tx (id, member_id, kind, amount, biz_type, biz_id, memo, created_at)
      select id, member_id, 1, amount, 'fill', n::text, '发布照片', at from numbered
    ), entries as (
      insert into coin_entry (tx_id, position, account_id, lot_id, amount)
      select numbered.id, 0, issue.id, null, -amount
      from numbered, coin_account issue where issue.kind = 2
      union all
      select numbered.id, 1, numbered.member_id, fill_lot.id, amount
      from numbered join fill_lot on fill_lot.member_id = numbered.member_id
    )
    insert into exp_line (id, member_id, rule, source, amount, day, at)
    select id, member_id, 'photo', 'fill:' || n, 1, (at at time zone 'Asia/Shanghai')::date, at from numbered`.execute(
    tx,
  )
}
