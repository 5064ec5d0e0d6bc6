import { useStore } from '@guangquan/ui'
import { afterwards } from '../../../shared/post-dialogs.ts'
import { FolderOffer } from './folder-offer.tsx'

/** Offers the folder choice after any card was collected. One per page, loaded on first use. */
export function FolderOffers() {
  const after = useStore(afterwards)
  if (after?.act !== 'collect') return null
  return <FolderOffer key={after.postId} postId={after.postId} onClose={() => afterwards.set(null)} />
}
