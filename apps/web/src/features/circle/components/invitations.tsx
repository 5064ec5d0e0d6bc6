import { flatPages } from '@guangquan/client'
import type { CircleInvitation } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { useCircleAct } from '../use-circle-act.ts'
import { CircleRow } from './circle-row.tsx'

/** Open invitations of the member; renders nothing without one. */
export function Invitations() {
  const list = useInfiniteQuery(queries.pages(api.PhotographyGroup.GetInvitations, {}))
  const items = flatPages(list.data)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="circle-invitations" className="mt-4">
      <h2 id="circle-invitations" className="text-h4 font-semibold">
        收到的邀请
      </h2>
      <ul className="circles">
        {items.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button kind="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          更多邀请
        </Button>
      ) : null}
    </section>
  )
}

function Invitation({ invitation }: { invitation: CircleInvitation }) {
  const queryClient = useQueryClient()
  const { busy, run } = useCircleAct()
  const { circle, from, id } = invitation

  async function answer(accepts: boolean) {
    const group = api.PhotographyGroup
    await run({
      part: 'circle',
      send: (requestId) =>
        accepts
          ? client.call(group.InviteAccept, { invitationId: id, requestId })
          : client.call(group.InviteRefuse, { invitationId: id, requestId }),
      done: accepts ? `已接受「${circle.title}」的邀请` : '已谢绝',
    })
    await queries.invalidate(queryClient, api.PhotographyGroup.GetInvitations)
  }

  return (
    <CircleRow circle={circle} note={<p className="circle-row-facts">{from.nickName} 邀请你加入</p>}>
      <Button size="small" busy={busy} onClick={() => void answer(true)}>
        接受
      </Button>
      <Button kind="line" size="small" busy={busy} onClick={() => void answer(false)}>
        谢绝
      </Button>
    </CircleRow>
  )
}
