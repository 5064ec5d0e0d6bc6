import { showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from '../../platform/routing/hooks.ts'
import { currentUser } from '../../platform/session/session.ts'
import { draftPath } from './draft-words.ts'
import { recoverDrafts, type RecoveredDraft, type Recovery } from './recover-drafts.ts'

/**
 * Recovers content of pages that were closed before the server had it, and opens the newest, unless another draft was
 * requested. Null until the result is known.
 * @param turn a new value recovers again
 */
export function useRecovery({ publishType, turn }: { publishType: number; turn: number }): Recovery | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('draft')
  const recovered = useQuery({
    queryKey: ['recovery', publishType, turn],
    queryFn: async () => {
      const recovery = await recoverDrafts({
        memberId: currentUser()?.id ?? '',
        publishType,
        asked,
        now: Date.now(),
      })
      const { draft } = recovery
      if (draft !== null) {
        if (asked !== draft.id) navigate(draftPath({ id: draft.id, publishType }), { replace: true })
        showToast(sentenceFor(draft), draft.lacksFiles ? 'info' : 'success')
      }
      return recovery
    },
    networkMode: 'always',
    retry: false,
    // Refetching everything, as after signing in again, must not recover the content that is open in this page.
    staleTime: 'static',
    gcTime: 0,
  })
  return recovered.isPending ? null : (recovered.data ?? { draft: null, failures: [] })
}

function sentenceFor({ isSecond, lacksFiles, photos }: RecoveredDraft): string {
  const missing = photos === null ? 0 : photos.list.length - photos.files.size
  if (missing > 0) return `已找回上次没写完的内容，有 ${missing} 张照片要重新选择`
  if (lacksFiles) return '已找回上次写的文字，照片要重新选择'
  return isSecond ? '这份草稿在别处改过，这里写的另存成了一份' : '已找回上次没写完的内容'
}
