import { ErrorState } from '@guangquan/ui'
import { loadErrorWords } from './load-error-words.ts'

/** A query that failed, or several of them together. */
interface FailedRead {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** In the place of what could not be read: what happened, and 重试. */
export function LoadError({ of }: { of: FailedRead }) {
  return <ErrorState {...loadErrorWords(of.error)} busy={of.isFetching} onRetry={() => void of.refetch()} />
}
