import { useStore } from '@guangquan/ui'
import { followUp } from '../../../shared/post-dialogs.ts'
import { FolderOffer } from './folder-offer.tsx'

/** Offers the folder choice after any card was collected. One per page, loaded on first use. */
export function FolderOffers() {
  const after = useStore(followUp)
  if (after?.act !== 'collect') return null
  return <FolderOffer key={after.postId} postId={after.postId} onClose={() => followUp.set(null)} />
}
