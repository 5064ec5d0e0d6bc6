import {
  messageSenders,
  type Message,
  type MessageSender,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { usualSender } from '@guangquan/rules/people/message-right'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { loadStanding } from '../standing/index.ts'

export interface MessageSetting {
  /** Null: by level. */
  sender: MessageSender | null
  readMarks: boolean
}

/** The members' settings, with defaults. */
export async function loadMessageSettings(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, MessageSetting>> {
  const rows = await db
    .selectFrom('message_setting')
    .where('member_id', 'in', memberIds)
    .selectAll()
    .execute()
  const stored = new Map(rows.map((row) => [row.member_id, row]))
  return new Map(
    memberIds.map((id) => {
      const row = stored.get(id)
      const sender = Object.values(messageSenders).find((one) => one === row?.sender) ?? null
      return [id, { sender, readMarks: row?.read_marks ?? true }]
    }),
  )
}

type Settings = MethodOutput<typeof Message.GetSettings>

export async function getMessageSettings(ctx: MemberCtx): Promise<Settings> {
  const settings = (await loadMessageSettings(ctx.db, [ctx.viewer.id])).get(ctx.viewer.id)
  const sender = settings?.sender ?? usualSender((await loadStanding(ctx.db, ctx.viewer.id))?.level ?? 1)
  return { sender, readMarks: settings?.readMarks ?? true }
}

export async function setMessageSettings(
  ctx: MemberCtx,
  { sender, readMarks }: MethodParsed<typeof Message.SetSettings>,
): Promise<Settings> {
  const change = {
    ...(sender === undefined ? {} : { sender }),
    ...(readMarks === undefined ? {} : { read_marks: readMarks }),
  }
  await ctx.db
    .insertInto('message_setting')
    .values({ member_id: ctx.viewer.id, ...change })
    .onConflict((conflict) =>
      Object.keys(change).length === 0
        ? conflict.doNothing()
        : conflict.column('member_id').doUpdateSet(change),
    )
    .execute()
  return getMessageSettings(ctx)
}
