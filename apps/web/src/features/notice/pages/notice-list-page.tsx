import { NoticeList } from '../components/notice-list.tsx'

export default function NoticeListPage() {
  return <NoticeList />
}
