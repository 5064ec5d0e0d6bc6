import './site.css'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTheme } from '@guangquan/ui/theme'
import { askForPhone } from './app/ask-for-phone.ts'
import { dropFirstData } from './app/boot.ts'
import { keepSession } from './app/keep-session.ts'
import { loadPage, SiteRouter } from './app/router.tsx'
import { startHistory } from './app/routing/site-history.ts'
import { currentUser } from './app/session.ts'
import { watchSession } from './app/watch-session.ts'

startTheme('theme')
if (currentUser() !== null) dropFirstData()

const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: (error) => void askForPhone(error) }),
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

// Before the first page: the guard must not let a session through that is over.
keepSession()
watchSession(queryClient)
startHistory(loadPage)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SiteRouter />
    </QueryClientProvider>
  </StrictMode>,
)
