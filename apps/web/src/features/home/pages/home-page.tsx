import { VisitorHome } from '../components/visitor-home.tsx'

/** 首页 for visitors. Members have `member-home-page.tsx`; each is only loaded if needed. */
export default function HomePage() {
  return <VisitorHome />
}
