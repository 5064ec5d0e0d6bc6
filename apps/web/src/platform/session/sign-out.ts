import { alertUser, confirm } from '@guangquan/ui'
import { api, client } from '../api.ts'
import { boot } from '../boot.ts'
import { clearMirrored, hasMirrored } from '../mirrored-drafts.ts'
import { hasDrafts, removeDrafts } from './local-drafts.ts'
import { beginLeaving } from './leaving.ts'
import { clearStored } from './session.ts'
import { paths } from '../paths.ts'
import { loadChunk } from '../load-chunk.ts'
import { pushName, readStored } from '../stored.ts'

/** Max time that signing out waits for a push service. */
const pushMs = 2000

const endPush = () =>
  loadChunk(() => import('../push-worker-place.ts')).then(
    ({ leavePush }) => leavePush(),
    () => undefined,
  )

/**
 * Asks, ends the session on the server and in this browser, and reloads the home page. Local storage is cleared, so the
 * question mentions unsent input.
 */
export async function signOut(): Promise<void> {
  const { productKey } = boot.settings
  const text = lossText(hasDrafts(localStorage, productKey), await hasMirrored())
  if (!(await confirm({ title: '退出登录？', text, confirmLabel: '退出' }))) return
  beginLeaving()
  if (readStored(pushName) !== undefined)
    await Promise.race([endPush(), new Promise((resolve) => setTimeout(resolve, pushMs))])
  try {
    await client.call(api.UserInfo.RemoveToken, {})
  } catch {
    // Signing out continues if the call fails; the server ends unused sessions itself.
  }
  clearStored()
  removeDrafts(localStorage, productKey)
  await clearMirrored()
  location.assign(paths.home())
}

function lossText(hasComments: boolean, hasPosts: boolean): string | undefined {
  const parts = [...(hasPosts ? ['没存好的作品'] : []), ...(hasComments ? ['没发出的评论'] : [])]
  return parts.length === 0 ? undefined : `这台设备上还有${parts.join('和')}，退出后不再保留。`
}

/**
 * After deletion of the account was requested, which ends the session: shows a message, clears the stored data, and
 * opens the home page.
 */
export async function leaveAfterDeletion(sentence: string): Promise<void> {
  beginLeaving()
  await alertUser('注销申请已提交', sentence)
  clearStored()
  removeDrafts(localStorage, boot.settings.productKey)
  await clearMirrored()
  location.assign(paths.home())
}
