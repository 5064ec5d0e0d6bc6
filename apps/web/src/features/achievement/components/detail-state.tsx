import { ApiError } from '@guangquan/client'
import { IrisLoader, MissingPage } from '@guangquan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface DetailStateProps<T> {
  query: UseQueryResult<T>
  /** The text for an address that names nothing. */
  missing: string
  children: (data: T) => ReactNode
}

/** States of a detail page: loading, missing, and failed. */
export function DetailState<T>({ query, missing, children }: DetailStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <IrisLoader className="py-16" />
  const isMissing =
    query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
  return isMissing ? <MissingPage help={missing} /> : <LoadError of={query} />
}
