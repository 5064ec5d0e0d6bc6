import '../notice.css'
import { Button, IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useDeferredValue } from 'react'
import type { UnreadCount } from '@guangquan/contract'
import { isNoticePath } from '../../../platform/paths.ts'
import { useLocation } from '../../../platform/routing/hooks.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { useUnreadCount } from '../../../shared/notices/use-unread.ts'
import { placeOf } from '../notice-place.ts'
import { useReadNotices } from '../read-notices.ts'

/**
 * 站内弹窗: the newest unread notice of the urgent kinds, next to the page and not covering it. Opening or closing it marks
 * the notice as read, on every device.
 */
export function PopUp() {
  const notice = useUnreadCount()?.popUp ?? null
  const { pathname } = useLocation()
  // The pages of notices list it anyway.
  return notice === null || isNoticePath(pathname) ? null : <PopUpCard notice={notice} />
}

function PopUpCard({ notice }: { notice: NonNullable<UnreadCount['popUp']> }) {
  const { readOne } = useReadNotices()
  // Screen readers only announce changes of a region that already exists.
  const text = useDeferredValue(notice.text, '')
  const place = notice.target?.path ?? placeOf(notice.type)
  const read = () => readOne(notice.id)
  return (
    <aside className="pop-up" aria-label="新通知">
      <p role="status">{text}</p>
      {notice.quote === '' ? null : <p className="notice-quote">{notice.quote}</p>}
      {place === null ? (
        <Button kind="line" size="small" onClick={read}>
          知道了
        </Button>
      ) : (
        <Link to={place} className="pop-up-link" onClick={read} onAuxClick={read}>
          去看看
        </Link>
      )}
      <IconButton className="pop-up-close" label="收起通知" icon={<XIcon size={18} />} onClick={read} />
    </aside>
  )
}
