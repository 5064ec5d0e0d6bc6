import { NoticeList } from '../components/notice-list.tsx'

/** 通知: all of them. */
export default function NoticeListPage() {
  return <NoticeList />
}
