import '../people.css'
import { personOf } from '@guangquan/routes/first/person'
import { IrisLoader, Later } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { Invitations } from '../components/invitations.tsx'
import { QrCardView } from '../components/qr-card-view.tsx'

/** 我的二维码: the member's card and invitations. */
export default function QrCodePage() {
  const user = useSession((state) => state.user)
  return (
    <OwnPage title="我的二维码">{user === null ? null : <CardAndInvitations userId={user.id} />}</OwnPage>
  )
}

function CardAndInvitations({ userId }: { userId: string }) {
  const home = useQuery(queries.one(...personOf(userId)))
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  if (home.data !== undefined && own.data !== undefined) {
    return (
      <>
        <QrCardView home={home.data} />
        <Invitations code={own.data.inviteCode} />
      </>
    )
  }
  if (home.isError || own.isError) {
    const both = {
      error: home.error ?? own.error,
      isFetching: home.isFetching || own.isFetching,
      refetch: () => Promise.all([home.refetch(), own.refetch()]),
    }
    return <LoadError of={both} />
  }
  return (
    <Later>
      <IrisLoader className="py-10" />
    </Later>
  )
}
