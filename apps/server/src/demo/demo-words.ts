import { v7 as uuid } from 'uuid'
import type { Queryable } from '../db/client.ts'

/** A short word list, so that the demonstration shows what a word does: refused at once, or held for review. */
const demoWords = {
  block: [
    '网络赌博',
    '六合彩',
    '代开发票',
    '办理假证',
    '裸聊',
    '迷药',
    '枪支弹药',
    '高利贷',
    '刷单返利',
    '博彩平台',
  ],
  review: [
    '加微信',
    '加我微信',
    '私拍',
    '代拍接单',
    '兼职日结',
    '低价转让',
    '内部渠道',
    '有偿删帖',
    '免费领取',
    '扫码进群',
  ],
}

/** Stores the list, unless staff have stored one. */
export async function addDemoWords(db: Queryable, now: Date): Promise<void> {
  if ((await db.selectFrom('word').select('id').limit(1).executeTakeFirst()) !== undefined) return
  const listed = { updated_by: 'system', updated_at: now, category: '演示' }
  await db
    .insertInto('word')
    .values([
      ...demoWords.block.map((word) => ({ id: uuid(), word, action: 'block', ...listed })),
      ...demoWords.review.map((word) => ({ id: uuid(), word, action: 'review', ...listed })),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
