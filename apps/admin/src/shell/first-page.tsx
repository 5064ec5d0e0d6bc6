import { Navigate } from 'react-router'
import { Loading } from '../parts/page/loading.tsx'
import { useOwnPages } from './use-own-pages.ts'

/** `/console` itself: the first page of the menu. */
export function FirstPage() {
  const [first] = useOwnPages()
  if (first === undefined) return null
  return (
    <>
      {/* Until the code of the page is there. */}
      <Loading />
      <Navigate to={`/${first.path}`} replace />
    </>
  )
}
