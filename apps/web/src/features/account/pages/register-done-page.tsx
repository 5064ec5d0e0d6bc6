import { useSession } from '../../../platform/session/session.ts'
import { LastQuestion } from '../components/last-question.tsx'
import { Welcome } from '../components/welcome.tsx'
import { useRedirect } from '../use-redirect.ts'

/** 注册, step 11: creates the account, then welcomes the member. */
export default function RegisterDonePage() {
  const { target } = useRedirect()
  const user = useSession((state) => state.user)
  return user === null ? <LastQuestion /> : <Welcome user={user} target={target} />
}
