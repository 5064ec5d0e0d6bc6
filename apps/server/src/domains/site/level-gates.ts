import { features } from '@guangquan/routes/features'
import * as z from 'zod'
import type { Queryable } from '../../db/client.ts'
import { readConfig } from '../../db/sys-config.ts'
import { fail } from '../../fail.ts'

/**
 * Whether what a level unlocks is closed to members below it. Until levels exist nobody can rise, so everything is open;
 * operators decide by `level.gates` of sys_config.
 */
export function areLevelGatesClosed(db: Queryable): Promise<boolean> {
  return readConfig(db, 'level.gates', z.boolean(), features.level)
}

/** @throws LevelTooLow for a member below the required level, where the gates are closed */
export async function refuseLowLevel(db: Queryable, member: { level: number }, level: number): Promise<void> {
  if (member.level < level && (await areLevelGatesClosed(db))) fail('LevelTooLow', { level })
}
