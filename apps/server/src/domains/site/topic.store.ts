import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { Topic } from '../../db/tables.gen.ts'

export type TopicRow = Selectable<Topic>

/**
 * Locks the list of topics, so that no two get the same name.
 * @returns the topic with this id, if there is one
 */
export async function lockTopics(tx: Tx, id: string | null): Promise<TopicRow | undefined> {
  const rows = await tx.selectFrom('topic').selectAll().orderBy('id').forUpdate().execute()
  return rows.find((row) => row.id === id)
}

/** Whether a topic other than this one has the name. */
export async function isTopicNamed(tx: Tx, name: string, id: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('topic')
    .select('id')
    .where('name', '=', name)
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst()
  return row !== undefined
}

export async function insertTopic(tx: Tx, row: Insertable<Topic>): Promise<void> {
  await tx.insertInto('topic').values(row).execute()
}

export async function updateTopic(tx: Tx, id: string, changed: Updateable<Topic>): Promise<void> {
  await tx.updateTable('topic').set(changed).where('id', '=', id).execute()
}
