import type { TestNode } from './test-app.ts'

/** Stores a setting of sys_config as operators do; `undefined` removes it. */
export async function setConfig(
  { app: { db } }: Pick<TestNode, 'app'>,
  key: string,
  value: unknown,
): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('sys_config').where('key', '=', key).execute()
    return
  }
  const json = JSON.stringify(value)
  await db
    .insertInto('sys_config')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}
