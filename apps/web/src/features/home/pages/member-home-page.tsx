import { MemberHome } from '../components/member-home.tsx'

/** 首页 for members: the feed. */
export default function MemberHomePage() {
  return <MemberHome />
}
