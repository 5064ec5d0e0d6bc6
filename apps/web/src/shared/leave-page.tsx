import { IconButton } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import { useLocation, useNavigate, useSearchParams } from '../platform/routing/hooks.ts'
import { paths } from '../platform/paths.ts'
import { firstKey } from '../platform/routing/scroll-memory.ts'

/** Returns to the previous page; 关闭 on a page that was opened in its own tab (`noback=1`). */
export function LeavePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  // The entry before the first one of the visit is another site's.
  const cameFromHere = location.key !== firstKey

  if (search.get('noback') === '1') {
    return (
      <button type="button" className="leave-word" onClick={() => closeTab(() => navigate(paths.home()))}>
        关闭
      </button>
    )
  }
  return (
    <IconButton
      label="返回"
      icon={<CaretLeftIcon size={24} />}
      onClick={() => navigate(cameFromHere ? -1 : paths.home())}
    />
  )
}

// Browsers refuse to close a tab with more history than this page.
function closeTab(otherwise: () => void): void {
  window.close()
  setTimeout(() => {
    if (!window.closed) otherwise()
  }, 100)
}
