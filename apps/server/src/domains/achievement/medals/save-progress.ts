import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { Values } from '../read-measures.ts'

/** Stores the members' progress with each medal; only changes are written. */
export async function saveProgress(tx: Tx, values: Values): Promise<void> {
  const rows = [...values]
    .flatMap(([medalId, byMember]) =>
      [...byMember].map(([memberId, value]) => ({ memberId, medalId, value })),
    )
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => (`${a.memberId} ${a.medalId}` < `${b.memberId} ${b.medalId}` ? -1 : 1))
  if (rows.length === 0) return
  await sql`insert into medal_progress (member_id, medal_id, value)
    select * from unnest(${rows.map(({ memberId }) => memberId)}::uuid[],
      ${rows.map(({ medalId }) => medalId)}::text[], ${rows.map(({ value }) => value)}::int[])
    on conflict (member_id, medal_id) do update set value = excluded.value
      where medal_progress.value <> excluded.value`.execute(tx)
}
