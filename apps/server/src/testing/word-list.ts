import { v7 as uuid } from 'uuid'
import { inTransaction } from '../db/in-transaction.ts'
import type { TestNode } from './test-app.ts'

interface TestWords {
  block?: readonly string[]
  review?: readonly string[]
  /** With asterisks. */
  replace?: readonly string[]
}

/** Replaces the word list, and waits until these nodes have received it. */
export async function setWords(nodes: TestNode | readonly TestNode[], list: TestWords): Promise<void> {
  const all = 'app' in nodes ? [nodes] : nodes
  const heard = all.map(
    ({ app }) =>
      new Promise<void>((resolve) => {
        app.bus.subscribe('config.changed', (key) => {
          if (key === 'text.words') resolve()
        })
      }),
  )
  const [first] = all
  if (first === undefined) return
  const { app } = first
  const { block = [], review = [], replace = [] } = list
  const rows = Object.entries({ block, review, replace }).flatMap(([action, words]) =>
    words.map((word) => ({ id: uuid(), word, action, updated_by: 'test', updated_at: app.now() })),
  )
  await inTransaction({ db: app.db }, async (tx) => {
    await tx.deleteFrom('word').execute()
    // A statement has at most 65,535 parameters.
    for (let at = 0; at < rows.length; at += 10_000) {
      await tx
        .insertInto('word')
        .values(rows.slice(at, at + 10_000))
        .execute()
    }
  })
  await Promise.all(heard)
}
