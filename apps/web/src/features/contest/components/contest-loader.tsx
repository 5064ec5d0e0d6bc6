import type { ContestDetail } from '@guangquan/contract'
import { contestDetail } from '@guangquan/routes/first/contest'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { isMissing } from '../is-missing.ts'
import { MissingContest } from './missing-contest.tsx'

/** Shows a contest once it is loaded. */
export function ContestLoader({
  id,
  children,
}: {
  id: string
  children: (contest: ContestDetail) => ReactNode
}) {
  const query = useQuery(queries.one(...contestDetail(id)))
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return isMissing(query.error) ? <MissingContest /> : <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}
