import { Navigate } from 'react-router'
import { useOwnPages } from './use-own-pages.ts'

/** `/console` itself: the first page of the menu. */
export function FirstPage() {
  const [first] = useOwnPages()
  return first === undefined ? null : <Navigate to={`/${first.path}`} replace />
}
