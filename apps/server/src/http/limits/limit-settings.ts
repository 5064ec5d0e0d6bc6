import { adjustableRates, largestLimit } from '@guangquan/contract'
import * as z from 'zod'
import { cachedSetting } from '../../db/cached-setting.ts'
import { setting, type SettingCtx } from '../../db/settings.ts'
import type { Rates } from './limit-windows.ts'

const rates = new Map(
  Object.entries(adjustableRates).map(([limitClass, { unset }]) => [
    limitClass,
    rateSetting(limitClass, unset),
  ]),
)

/** The points of a class in each window that operators may change. */
export async function currentRates(limitClass: string, ctx: SettingCtx): Promise<Rates> {
  return (await rates.get(limitClass)?.(ctx)) ?? {}
}

function rateSetting(limitClass: string, unset: Rates) {
  const points = Object.entries(unset).map(([part, value]) => [part, z.int().min(1).max(largestLimit(value))])
  const declared = setting<z.ZodType<Rates>, Rates>(`rate.${limitClass}`, {
    schema: z.strictObject(Object.fromEntries(points)),
    unset: () => unset,
    unreadable: unset,
  })
  return cachedSetting(declared)
}
