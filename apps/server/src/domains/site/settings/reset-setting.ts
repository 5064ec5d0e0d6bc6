import type { MethodParsed, SettingItem, StaffSetting } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { declaredSettings } from '../../../db/settings.ts'
import { fail } from '../../../fail.ts'
import { loadSetting } from './settings.read.ts'
import { lockSetting, settingFacts } from './setting.store.ts'

/** Gives a setting its default again. @throws ContentNotFound, ChangedMeanwhile */
export async function resetSetting(
  ctx: StaffCtx,
  { key, version, reason }: MethodParsed<typeof StaffSetting.Reset>,
): Promise<SettingItem> {
  const { app } = ctx
  const declared = declaredSettings().find((one) => one.key === key) ?? fail('ContentNotFound')
  return inTransaction(ctx, async (tx) => {
    const before = await lockSetting(tx, { key, version })
    const after = declared.unset(app.env)
    await tx.deleteFrom('sys_config').where('key', '=', key).execute()
    await auditAct(ctx, tx, {
      act: 'setting.reset',
      targetKind: 'setting',
      targetId: key,
      reason,
      before: settingFacts(before ?? after, after),
      after: settingFacts(after, before),
    })
    return loadSetting({ app, db: tx }, key)
  })
}
