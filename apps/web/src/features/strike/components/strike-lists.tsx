import type { StrikeItem } from '@guangquan/contract'
import { EmptyState } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { StrikeCard } from './strike-card.tsx'

const empty = <EmptyState title="没有违规记录" help="遵守社区规定，好好拍照" />

/** The strikes of the signed-in member, each with its appeal. */
export function OwnStrikes() {
  const queryClient = useQueryClient()
  async function appeal(id: string, text: string) {
    await client.call(api.UserStrike.Appeal, { id, text, requestId: crypto.randomUUID() })
    await queries.invalidate(queryClient, api.UserStrike.GetList)
  }
  return (
    <InfiniteList options={queries.pages(api.UserStrike.GetList, {})} empty={empty}>
      {(items) => <Cards items={items} onAppeal={appeal} />}
    </InfiniteList>
  )
}

/** The strikes of a banned member, who is not signed in. */
export function StrikesByTicket({ ticket }: { ticket: string }) {
  const queryClient = useQueryClient()
  async function appeal(id: string, text: string) {
    await client.call(api.UserStrike.AppealByTicket, { id, text, ticket })
    await queries.invalidate(queryClient, api.UserStrike.GetListByTicket)
  }
  return (
    <InfiniteList options={queries.pages(api.UserStrike.GetListByTicket, { ticket })} empty={empty}>
      {(items) => <Cards items={items} onAppeal={appeal} />}
    </InfiniteList>
  )
}

function Cards(props: { items: StrikeItem[]; onAppeal: (id: string, text: string) => Promise<void> }) {
  return (
    <ul className="strike-list">
      {props.items.map((strike) => (
        <li key={strike.id}>
          <StrikeCard strike={strike} onAppeal={(text) => props.onAppeal(strike.id, text)} />
        </li>
      ))}
    </ul>
  )
}
