import { readNoticeTab } from '@guangquan/routes/first/own'
import { paths } from '../../../platform/paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { NoticeList } from '../components/notice-list.tsx'

/** 通知 of one tab; an unknown tab leads to all notices. */
export default function NoticeTabPage() {
  const tab = readNoticeTab(useParams()['tab'])
  return tab === undefined ? <Navigate to={paths.notices()} replace /> : <NoticeList key={tab} tab={tab} />
}
