import { useStore } from '@guangquan/ui'
import { followDialog, sharedPost } from '../../../shared/post-dialogs.ts'
import { FollowDialog } from './follow-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** The dialogs that any card may open: share, and what follows a new follow. Once a page, loaded on first use. */
export function PostDialogs() {
  const post = useStore(sharedPost)
  const person = useStore(followDialog)
  return (
    <>
      {post === null ? null : <ShareDialog key={post.id} post={post} onClose={() => sharedPost.set(null)} />}
      {person === null ? null : (
        <FollowDialog key={person.userId} person={person} onClose={() => followDialog.set(null)} />
      )}
    </>
  )
}
