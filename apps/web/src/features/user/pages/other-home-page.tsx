import { MissingPage } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { PersonHome } from '../components/person-home.tsx'

/** TA的主页, by `?id=`; the viewer's own id redirects to their own page. */
export default function OtherHomePage() {
  const [search] = useSearchParams()
  const userId = search.get('id')
  const ownId = useSession((state) => state.user?.id)
  if (userId === null) {
    return (
      <div className="page pt-10">
        <MissingPage />
      </div>
    )
  }
  return userId === ownId ? <Navigate to={paths.user()} replace /> : <PersonHome userId={userId} />
}
