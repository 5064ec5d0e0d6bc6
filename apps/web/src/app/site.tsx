import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { useStore } from '@guangquan/ui'
import { StrictMode } from 'react'
import { RootLayout } from './root-layout.tsx'
import { shownPage } from '../platform/routing/site-history.ts'

/** The cache of answers, with the site's rules of asking. A refused write is told to `onRefused` too. */
export function makeQueryClient(onRefused: (error: Error) => void = () => undefined): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onError: onRefused }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        // A refusal will be a refusal again; only a network that was away is worth one more try.
        retry: (count, error) =>
          count < 1 && error instanceof ApiError && (error.kind === 'Offline' || error.status === 503),
      },
    },
  })
}

/** The whole site: one layout, and in it the page at hand. The browser and the server draw the same. */
export function Site({ queryClient }: { queryClient: QueryClient }) {
  const isHere = useStore(shownPage) !== null
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{isHere ? <RootLayout /> : null}</QueryClientProvider>
    </StrictMode>
  )
}
