import { messageLimits, type MessageItem } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { releaseFiles } from '../media/index.ts'
import { announceMessages } from './announce-messages.ts'
import { lockConversation } from './conversation.store.ts'
import { loadMessageItems } from './message.view.ts'

/** Recalls a message of the caller, for good. @throws ContentNotFound, RecallLate */
export async function recallMessage(ctx: MemberCtx, { id }: { id: string }): Promise<MessageItem> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx
      .selectFrom('message')
      .where('id', '=', id)
      .where('sender_id', '=', ctx.viewer.id)
      .select('conversation_id')
      .executeTakeFirst()
    if (found === undefined) fail('ContentNotFound')
    const { conversation, other } = await lockConversation(tx, found.conversation_id, ctx.viewer.id)
    const message = await tx.selectFrom('message').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    if (message.recalled_at === null) {
      const { recallMs } = messageLimits
      if (ctx.now.getTime() - message.created_at.getTime() > recallMs) {
        fail('RecallLate', { n: recallMs / 60_000 })
      }
      const change = conversation.last_change + 1
      Object.assign(message, { change, text: '', recalled_at: ctx.now })
      await empty(ctx, tx, { id, change })
      await tx
        .updateTable('conversation')
        .set({ last_change: change })
        .where('id', '=', conversation.id)
        .execute()
      await announceMessages(tx, [ctx.viewer.id, other.member_id])
    }
    const [item] = await loadMessageItems({ ...ctx, db: tx }, [message])
    return item ?? fail('ContentNotFound')
  })
}

async function empty(ctx: MemberCtx, tx: Tx, { id, change }: { id: string; change: number }): Promise<void> {
  await tx
    .updateTable('message')
    .set({ change, text: '', folded: '', card_kind: null, card_id: null, recalled_at: ctx.now })
    .where('id', '=', id)
    .execute()
  const pictures = await tx
    .deleteFrom('message_picture')
    .where('message_id', '=', id)
    .returning('file_id')
    .execute()
  const fileIds = pictures.map((picture) => picture.file_id)
  await releaseFiles(tx, fileIds)
}
