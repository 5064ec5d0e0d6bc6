import { MemberHome } from '../components/member-home.tsx'

export default function MemberHomePage() {
  return <MemberHome />
}
