import '../activity-detail.css'
import '../ticket.css'
import { keepPage } from '@guangquan/client/keep-page'
import { EmptyState, IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { trustedScript } from '../../../shared/page/trusted.ts'
import { useHere } from '../../../shared/page/use-here.ts'
import { PosterScan } from '../components/poster-scan.tsx'
import { TicketView } from '../components/ticket-view.tsx'
import { isMissing } from '../is-missing.ts'
import { forgetTicket, keepTicket, readStoredTicket } from '../stored-tickets.ts'
import { offlineTicket } from '../../../platform/ticket-paths.ts'

/** 活动二维码: the ticket of one activity; without one, the camera for the poster of an entrance. */
export default function TicketPage() {
  const [search] = useSearchParams()
  const signedIn = useSignedIn()
  const here = useHere()
  const id = search.get('id')
  return (
    <div className="page event-ticket-page">
      {!signedIn ? (
        <>
          <Title />
          <EmptyState
            title="登录后显示签到码"
            action={
              <LinkButton kind="lit" href={paths.login(here)}>
                登录
              </LinkButton>
            }
          />
        </>
      ) : id === null ? (
        <PosterScan />
      ) : (
        <Ticket key={id} id={id} />
      )}
    </div>
  )
}

/** How often the page asks whether the ticket was scanned, while it is seen. */
const askEveryMs = 10_000
const keepAfterMs = 2000

function Ticket({ id }: { id: string }) {
  const ticket = useQuery({
    ...queries.one(api.Activity.GetTicket, { activityId: id }),
    refetchInterval: askEveryMs,
    // A ticket that arrived stays on the page, also without network.
    gcTime: Infinity,
  })
  const [stored] = useState(() => readStoredTicket(id))
  const isGone = ticket.isError && isMissing(ticket.error)
  useEffect(() => {
    if (ticket.data !== undefined) keepTicket(ticket.data)
    else if (isGone) forgetTicket(id)
  }, [ticket.data, isGone, id])
  const shown = ticket.data ?? (isGone ? undefined : stored)
  const isShown = shown !== undefined
  useEffect(() => {
    if (!isShown) return
    // By then its code is drawn, and the files for that are loaded.
    const timer = setTimeout(
      () => void keepPage({ ...offlineTicket, script: trustedScript(offlineTicket.script) }),
      keepAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isShown])
  if (shown !== undefined) return <TicketView ticket={shown} />
  return (
    <>
      <Title />
      {!ticket.isError ? (
        <IrisLoader className="pt-24" />
      ) : isGone ? (
        <NoTicket id={id} />
      ) : (
        <LoadError of={ticket} />
      )}
    </>
  )
}

/** The heading while no ticket is shown; a ticket has its own. */
const Title = () => <h1 className="sr-only">签到码</h1>

function NoTicket({ id }: { id: string }) {
  return (
    <EmptyState
      title="没有签到码"
      help="报名成功后才有。取消了，或者还在候补，就没有签到码"
      action={
        <LinkButton kind="line" href={activityPaths.detail(id)}>
          活动详情
        </LinkButton>
      }
    />
  )
}
