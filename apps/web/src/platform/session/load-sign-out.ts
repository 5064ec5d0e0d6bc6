import { showToast } from '@guangquan/ui'
import { loadChunk } from '../load-chunk.ts'

/** Loads the sign-out module and asks whether to sign out. */
export async function confirmSignOut(): Promise<void> {
  try {
    const { signOut } = await loadChunk(() => import('./sign-out.ts'))
    await signOut()
  } catch {
    showToast('没有载入，请检查网络后再试', 'error')
  }
}
