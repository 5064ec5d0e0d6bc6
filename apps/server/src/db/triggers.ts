import { sql } from 'kysely'
import type { Queryable } from './client.ts'

/** The task of a trigger: to refuse, to keep derived rows, to notify caches, or something else. */
export const triggerGroups = ['Guard', 'Derived', 'Announcement', 'Other'] as const
export type TriggerGroup = (typeof triggerGroups)[number]

export interface Trigger {
  table: string
  name: string
  /** Such as `after update of role, each row, on a condition, at the commit`. */
  when: string
  function: string
  /** Null where its comment names no group. */
  group: TriggerGroup | null
  /** Its comment without the group, or that of its function; empty without one. */
  does: string
}

/** Every trigger of the program's tables, by table and name. */
export async function readTriggers(db: Queryable): Promise<Trigger[]> {
  const { rows } = await sql<Omit<Trigger, 'group' | 'does'> & { comment: string }>`
    select tab.relname as table, trig.tgname as name, func.proname as function,
      concat_ws(', ',
        case when trig.tgtype & 2 > 0 then 'before ' else 'after ' end || concat_ws(' or ',
          case when trig.tgtype & 4 > 0 then 'insert' end,
          case when trig.tgtype & 8 > 0 then 'delete' end,
          case when trig.tgtype & 16 > 0 then 'update' || case when cardinality(trig.tgattr) between 1 and 4
            then (select ' of ' || string_agg(att.attname, ', ' order by att.attnum) from pg_attribute att
              where att.attrelid = tab.oid and att.attnum = any(trig.tgattr::smallint[]))
            when cardinality(trig.tgattr) > 4 then ' of ' || cardinality(trig.tgattr) || ' columns' else '' end end,
          case when trig.tgtype & 32 > 0 then 'truncate' end),
        case when trig.tgtype & 1 > 0 then 'each row' else 'each statement' end,
        case when trig.tgqual is not null then 'on a condition' end,
        case when trig.tginitdeferred then 'at the commit' end) as when,
      coalesce(obj_description(trig.oid, 'pg_trigger'), obj_description(func.oid, 'pg_proc'), '') as comment
    from pg_trigger trig join pg_class tab on tab.oid = trig.tgrelid join pg_proc func on func.oid = trig.tgfoid
    where not trig.tgisinternal and tab.relnamespace = 'public'::regnamespace
    order by tab.relname collate "C", trig.tgname collate "C"`.execute(db)
  return rows.map(({ comment, ...trigger }) => {
    const group = triggerGroups.find((one) => comment.startsWith(`${one}: `)) ?? null
    return { ...trigger, group, does: group === null ? comment : comment.slice(group.length + 2) }
  })
}

/** Triggers whose comment does not tell their task or group. */
export async function listUnexplained(db: Queryable): Promise<string[]> {
  const triggers = await readTriggers(db)
  return triggers
    .filter(({ group, does }) => group === null || does === '')
    .map(({ table, name }) => `${name} on ${table}`)
}
