import { useSession } from '../../../platform/session/session.ts'
import { PersonHome } from '../components/person-home.tsx'

/** 我的主页. The guard admits members only. */
export default function OwnHomePage() {
  const user = useSession((state) => state.user)
  return user === null ? null : <PersonHome userId={user.id} />
}
