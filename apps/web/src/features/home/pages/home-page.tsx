import { VisitorHome } from '../components/visitor-home.tsx'

/** 首页 for visitors: the exhibition. Members have `member-home-page.tsx`; each loads only its own. */
export default function HomePage() {
  return <VisitorHome />
}
