import { OtherPeople } from '../components/other-people.tsx'

/** TA的关注. */
export default function OtherFollowPage() {
  return <OtherPeople kind="follow" />
}
