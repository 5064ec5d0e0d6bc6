import type { MethodParsed, SettingItem, StaffSetting } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { declaredSettings } from '../../../db/settings.ts'
import { fail } from '../../../fail.ts'
import { loadSetting } from './settings.read.ts'
import { lockSetting, settingFacts } from './setting.store.ts'

/** Stores a setting, which every node reads from then on. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function saveSetting(
  ctx: StaffCtx,
  { key, value, version, reason }: MethodParsed<typeof StaffSetting.Save>,
): Promise<SettingItem> {
  const { staff, now, app } = ctx
  const declared = declaredSettings().find((one) => one.key === key) ?? fail('ContentNotFound')
  const accepted = declared.accept(value)
  if ('fields' in accepted) fail('BadInput', { fields: accepted.fields })
  const json = JSON.stringify(accepted.value)
  return inTransaction(ctx, async (tx) => {
    const before = (await lockSetting(tx, { key, version })) ?? declared.unset(app.env)
    const row = { value: json, updated_by: staff.name, updated_at: now }
    await tx
      .insertInto('sys_config')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
    await auditAct(ctx, tx, {
      act: 'setting.saved',
      targetKind: 'setting',
      targetId: key,
      reason,
      before: settingFacts(before, accepted.value),
      after: settingFacts(accepted.value, before),
    })
    return loadSetting({ app, db: tx }, key)
  })
}
