import { PartsPage } from '@guangquan/ui/parts'
import { Navigate } from '../../platform/routing/link.tsx'
import { boot } from '../../platform/boot.ts'
import { paths } from '../../platform/paths.ts'

/** All UI components in all states; development only. */
export default function DevelopmentPartsPage() {
  return boot.settings.development ? <PartsPage /> : <Navigate to={paths.notFound()} replace />
}
