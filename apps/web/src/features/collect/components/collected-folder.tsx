import { useStore } from '@guangquan/ui'
import { followUp } from '../../../shared/posts/post-dialogs.ts'
import { FolderChoice } from './folder-choice.tsx'

/** The choice of a folder for a post that was just collected. One per page, loaded on first use. */
export function CollectedFolder() {
  const after = useStore(followUp)
  if (after?.act !== 'collect') return null
  return <FolderChoice key={after.postId} postId={after.postId} onClose={() => followUp.set(null)} />
}
