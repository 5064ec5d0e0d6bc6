import { useStore } from '@guangquan/ui'
import { followUp, sharedPost } from '../../../shared/posts/post-dialogs.ts'
import { FollowDialog } from './follow-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Dialogs that any card can open: sharing, and the follow-up of a follow. One per page, loaded on first use. */
export function PostDialogs() {
  const post = useStore(sharedPost)
  const after = useStore(followUp)
  return (
    <>
      {post === null ? null : <ShareDialog key={post.id} post={post} onClose={() => sharedPost.set(null)} />}
      {after?.act === 'follow' ? (
        <FollowDialog key={after.userId} person={after} onClose={() => followUp.set(null)} />
      ) : null}
    </>
  )
}
