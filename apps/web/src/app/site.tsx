import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { useStore } from '@guangquan/ui'
import { StrictMode } from 'react'
import { RootLayout } from './root-layout.tsx'
import { shownPage } from '../platform/routing/site-history.ts'

/** The query cache with the site's fetch rules. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        // A refusal is final; only a failed network or a 503 is retried, once. The client already retries when the
        // server is overloaded.
        retry: (count, error) =>
          count < 1 &&
          error instanceof ApiError &&
          (error.kind === 'Offline' || (error.status === 503 && error.kind !== 'Crowded')),
      },
    },
  })
}

/** The whole site: one layout around the current page. Browser and server render the same. */
export function Site({ queryClient }: { queryClient: QueryClient }) {
  const isHere = useStore(shownPage) !== null
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{isHere ? <RootLayout /> : null}</QueryClientProvider>
    </StrictMode>
  )
}
