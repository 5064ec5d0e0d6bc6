import type { SettingItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import { inspectSettings } from '../../../db/settings.ts'
import { fail } from '../../../fail.ts'

/** Every setting of the program, by key. Rows of no setting are left out. */
export async function listSettings({ app, db }: Pick<Ctx, 'app' | 'db'>): Promise<SettingItem[]> {
  const settings = await inspectSettings(db)
  return settings.flatMap(({ key, declared, stored, issues }) => {
    if (declared === null) return []
    const unset = z.json().parse(declared.unset(app.env))
    const value = stored === null ? unset : issues.length > 0 ? null : z.json().parse(stored.value)
    return [
      {
        key,
        value,
        unset,
        isSet: stored !== null,
        issues,
        version: stored?.version ?? 0,
        updatedBy: stored?.updatedBy ?? '',
        updateTime: stored && timeTextOf(stored.updatedAt),
      },
    ]
  })
}

/** @throws ContentNotFound */
export async function loadSetting(ctx: Pick<Ctx, 'app' | 'db'>, key: string): Promise<SettingItem> {
  const settings = await listSettings(ctx)
  return settings.find((one) => one.key === key) ?? fail('ContentNotFound')
}
