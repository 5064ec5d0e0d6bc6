import type { TestNode } from './test-app.ts'

/** Sets the word list as operators do, and waits until these nodes have received it. */
export async function setWords(nodes: TestNode | readonly TestNode[], list: unknown): Promise<void> {
  const all = 'app' in nodes ? [nodes] : nodes
  const heard = all.map(
    ({ app }) =>
      new Promise<void>((resolve) => {
        app.bus.subscribe('config.changed', (key) => {
          if (key === 'text.words') resolve()
        })
      }),
  )
  const value = JSON.stringify(list)
  await all[0]?.app.db
    .insertInto('sys_config')
    .values({ key: 'text.words', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  await Promise.all(heard)
}
