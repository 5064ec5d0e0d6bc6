import { redirectDelayMs } from '@guangquan/contract/limits'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { categoryOf } from '../../shared/people/category-of.ts'
import { detailPath } from '../../shared/posts/detail-link.ts'

const inReview = 1

/** Methods whose results contain posts, post counts or drafts. */
const holders = [
  api.NewPublish.GetFeed,
  api.NewPublish.GetOwnPublishList,
  api.NewPublish.GetDraftList,
  api.ArticleInfo.Get,
  api.ArticleInfo.GetList,
  api.Picture.GetAlbumList,
  api.Picture.GetList,
  api.Picture.GetUserGallery,
  api.Picture.GetUserPublishList,
  api.UserInfo.GetUserHome,
]

/**
 * After a post was published or changed: shows a message, invalidates everything that contains it, and opens its page.
 */
export function useShowPost() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (
    { id, publishType, status }: { id: string; publishType: number; status: number },
    done: string,
  ): Promise<void> => {
    showToast(status === inReview ? reviewText(publishType) : done)
    await Promise.all(holders.map((method) => queries.invalidate(queryClient, method)))
    const path = detailPath({ id, publishType, category: categoryOf(publishType) })
    setTimeout(() => navigate(path, { replace: true }), redirectDelayMs)
  }
}

function reviewText(publishType: number): string {
  return publishType === 3 ? '已提交，处理完成后公开' : '已提交，审核后公开'
}
