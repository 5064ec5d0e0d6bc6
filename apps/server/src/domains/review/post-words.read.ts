import type { Tx } from '../../db/client.ts'

/** The words of a post, to name it in a notice that cannot lead to it. */
export async function readPostWords(
  tx: Tx,
  id: string,
): Promise<{ title: string; body: string; publishType: number }> {
  return tx
    .selectFrom('publish')
    .where('id', '=', id)
    .select(['title', 'body', 'publish_type as publishType'])
    .executeTakeFirstOrThrow()
}
