import type { PublishItem } from '@guangquan/contract'
import { ActionBar, Sheet } from '@guangquan/ui'
import { useWidth } from '../../../shared/page/use-width.ts'
import type { PostActions } from '../post-actions.ts'
import { CommentCount } from './comment-count.tsx'
import { CommentSection } from './comment-section.tsx'
import type { CommentPlace } from './use-comment-place.ts'

interface CommentsOnPhoneProps {
  post: PublishItem
  place: CommentPlace
  actions: PostActions
}

/** The end of a post's own page on phones: a bottom bar to comment and react, and a sheet of comments. */
export function CommentsOnPhone({ post, place, actions }: CommentsOnPhoneProps) {
  if (!useWidth('phone')) return null
  const { like, collect, share } = actions
  return (
    <div className="comment-bar-spacer" data-at="phone">
      <div className="comment-bar">
        <button type="button" className="comment-bar-field" onClick={() => place.setSheetOpen(true)}>
          说点什么
        </button>
        <ActionBar like={like} collect={collect} share={share} />
      </div>
      <CommentSection
        post={post}
        layout={(list, form) => (
          <Sheet
            open={place.sheetOpen}
            onClose={() => place.setSheetOpen(false)}
            title={<CommentCount post={post} />}
            footer={form}
            tall
          >
            <div className="pt-8">{list}</div>
          </Sheet>
        )}
      />
    </div>
  )
}
