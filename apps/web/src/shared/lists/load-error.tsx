import { ErrorState } from '@guangquan/ui'
import { loadErrorWords } from './load-error-words.ts'

/** One or several failed queries. */
interface FailedRead {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** In place of unread data: what happened, and 重试. */
export function LoadError({ of }: { of: FailedRead }) {
  return <ErrorState {...loadErrorWords(of.error)} busy={of.isFetching} onRetry={() => void of.refetch()} />
}
