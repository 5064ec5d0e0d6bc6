import type { Database } from '../../db/client.ts'
import { toPinyin } from '../../text/to-pinyin.ts'

/** The columns of a nickname's pinyin, written with the nickname. */
export async function nickNamePinyin(
  nickName: string,
): Promise<{ nick_pinyin: string; nick_initials: string }> {
  const { pinyin, initials } = await toPinyin(nickName)
  return { nick_pinyin: pinyin, nick_initials: initials }
}

const batch = 200

/** Adds pinyin to every nickname that has none. May be interrupted and run again. */
export async function addPinyinToMembers(db: Database, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await db
      .selectFrom('member')
      .select(['id', 'nick_name'])
      .where('nick_pinyin', 'is', null)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, nick_name } of rows) {
      await db
        .updateTable('member')
        .set(await nickNamePinyin(nick_name))
        .where('id', '=', id)
        // Renamed since: the new name came with its pinyin.
        .where('nick_name', '=', nick_name)
        .execute()
    }
    if (rows.length < batch) return
  }
}
