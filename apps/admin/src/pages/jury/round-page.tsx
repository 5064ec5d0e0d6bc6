import { useQuery } from '@tanstack/react-query'
import { Empty } from 'antd'
import { useParams } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { Desk } from './desk.tsx'

/** One round of the judge who is signed in. */
export function RoundPage() {
  const { id = '' } = useParams()
  const rounds = useQuery(read(api.Jury.GetRounds, {}))
  if (rounds.isPending) return <Loading />
  if (rounds.isError) return <ReadFailed error={rounds.error} retry={rounds.refetch} />
  const round = rounds.data.items.find((one) => one.id === id)
  return round === undefined ? <Empty description="没有这一轮评审" /> : <Desk key={id} round={round} />
}
