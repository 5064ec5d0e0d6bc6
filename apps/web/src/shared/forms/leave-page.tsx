import { IconButton } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useNavigate, useSearchParams } from '../../platform/routing/hooks.ts'
import { paths } from '../../platform/paths.ts'
import { useWayBack } from '../page/use-way-back.ts'

/** Returns to the previous page; 关闭 on a page that was opened in its own tab. For phones. */
export function LeavePage() {
  const goBack = useWayBack(paths.home())
  const isOwnTab = useOwnTab()
  if (isOwnTab) return <CloseTab className="leave-word" />
  return <IconButton label="返回" icon={<CaretLeftIcon size={24} />} onClick={goBack} />
}

/** Whether the page was opened in its own tab, which is closed instead of going back (`noback=1`). */
export function useOwnTab(): boolean {
  const [search] = useSearchParams()
  return search.get('noback') === '1'
}

/** 关闭, for a page in its own tab. */
export function CloseTab({ className }: { className: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" className={className} onClick={() => closeTab(() => navigate(paths.home()))}>
      关闭
    </button>
  )
}

// Browsers refuse to close a tab with more history than this page.
function closeTab(otherwise: () => void): void {
  window.close()
  setTimeout(() => {
    if (!window.closed) otherwise()
  }, 100)
}
