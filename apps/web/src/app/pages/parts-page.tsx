import { PartsPage } from '@guangquan/ui/parts'
import { Navigate } from '../../platform/routing/link.tsx'
import { boot } from '../../platform/boot.ts'
import { paths } from '../../platform/paths.ts'

/** All parts in all states; only where the site is developed. */
export default function DevelopmentPartsPage() {
  return boot.settings.development ? <PartsPage /> : <Navigate to={paths.notFound()} replace />
}
