import { alertUser, confirm } from '@guangquan/ui'
import { api, client } from '../api.ts'
import { boot } from '../boot.ts'
import { holdsDrafts, removeDrafts } from './local-drafts.ts'
import { beginLeaving } from './leaving.ts'
import { clearStored } from './session.ts'
import { paths } from '../paths.ts'

/**
 * Asks, ends the session on the server and here, and loads the home page anew. The storage of this browser is cleared,
 * so a comment that was begun is named in the question.
 */
export async function signOut(): Promise<void> {
  const { productKey } = boot.settings
  const loses = holdsDrafts(localStorage, productKey)
  const text = loses ? '这台设备上还有没发出的评论，退出后不再保留。' : undefined
  if (!(await confirm({ title: '退出登录？', text, confirmLabel: '退出' }))) return
  beginLeaving()
  try {
    await client.call(api.UserInfo.RemoveToken, {})
  } catch {
    // Whoever wants to leave leaves; the server ends an unused session by itself.
  }
  clearStored()
  removeDrafts(localStorage, productKey)
  location.assign(paths.home())
}

/** The account's deletion has begun and the session is over: says so, forgets everything here, goes home. */
export async function leaveAfterDeletion(sentence: string): Promise<void> {
  beginLeaving()
  await alertUser('注销申请已提交', sentence)
  clearStored()
  location.assign(paths.home())
}
