import * as z from 'zod'
import { setting, type SettingCtx } from '../../db/settings.ts'
import { fail } from '../../fail.ts'

/**
 * Whether features that a level unlocks are closed to members below it. Operators open them to everybody with
 * `level.gates` of sys_config.
 */
export function areLevelGatesClosed(ctx: SettingCtx): Promise<boolean> {
  return levelGates.read(ctx)
}

const levelGates = setting('level.gates', {
  schema: z.boolean(),
  unset: () => true,
  unreadable: true,
})

/** @throws LevelTooLow for a member below the required level, if the gates are closed */
export async function refuseLowLevel(
  ctx: SettingCtx,
  member: { level: number },
  level: number,
): Promise<void> {
  if (member.level < level && (await areLevelGatesClosed(ctx))) fail('LevelTooLow', { level })
}
