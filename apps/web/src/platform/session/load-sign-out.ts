import { showToast } from '@guangquan/ui'
import { loadChunk } from '../load-chunk.ts'

/** Asks whether to sign out; its script comes when somebody wants to. */
export async function askToSignOut(): Promise<void> {
  try {
    const { signOut } = await loadChunk(() => import('./sign-out.ts'))
    await signOut()
  } catch {
    showToast('没有载入，请检查网络后再试', 'error')
  }
}
