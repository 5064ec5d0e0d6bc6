import { OtherPeople } from '../components/other-people.tsx'

/** TA的粉丝. */
export default function OtherFansPage() {
  return <OtherPeople kind="fans" />
}
