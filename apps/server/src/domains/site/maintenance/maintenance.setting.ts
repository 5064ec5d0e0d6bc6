import { maxMaintenanceText } from '@guangquan/contract'
import * as z from 'zod'
import type { Tx } from '../../../db/client.ts'
import { setting } from '../../../db/settings.ts'

const Maintenance = z.object({
  on: z.boolean(),
  /** Text for members; empty for the default. */
  text: z.string().max(maxMaintenanceText).default(''),
  /** When it ends automatically. */
  until: z.iso.datetime().nullable().default(null),
})
export type Maintenance = z.output<typeof Maintenance>

const off: Maintenance = { on: false, text: '', until: null }

/** 维护模式: members and visitors only see a page with one sentence. */
export const maintenance = setting('maintenance', {
  schema: Maintenance,
  unset: () => off,
  unreadable: off,
})

/** Whether the site is closed. It reopens automatically at `until`. */
export function isUnderMaintenance({ on, until }: Maintenance, now: Date): boolean {
  return on && (until === null || new Date(until) > now)
}

/**
 * Stores it, for every node.
 * @returns the previous state
 */
export async function setMaintenance(
  tx: Tx,
  { value, by }: { value: Maintenance; by: string },
): Promise<Maintenance> {
  const stored = await tx
    .selectFrom('sys_config')
    .where('key', '=', maintenance.key)
    .select('value')
    .forUpdate()
    .executeTakeFirst()
  const json = JSON.stringify(value)
  await tx
    .insertInto('sys_config')
    .values({ key: maintenance.key, value: json, updated_by: by })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_by: by }))
    .execute()
  return Maintenance.safeParse(stored?.value).data ?? off
}
