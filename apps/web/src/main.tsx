import './site.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { startTheme } from '@guangquan/ui/theme'
import { dropFirstData } from './app/boot.ts'
import { makeRouter } from './app/router.tsx'
import { currentUser } from './app/session.ts'

startTheme('theme')
if (currentUser() !== null) dropFirstData()

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      // A refusal will be a refusal again; only a network that was away is worth one more try.
      retry: (count, error) => count < 1 && error instanceof ApiError && (error.kind === 'Offline' || error.status === 503),
    },
  },
})

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={makeRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)
