import { useSignedIn } from '../../../app/session.ts'
import { MemberHome } from '../components/member-home.tsx'
import { VisitorHome } from '../components/visitor-home.tsx'

/** 首页: the exhibition for visitors, the feed for members. */
export default function HomePage() {
  return useSignedIn() ? <MemberHome /> : <VisitorHome />
}
