import { useLocation, useNavigate } from '../../platform/routing/hooks.ts'
import { ownPaths } from '../../platform/own-paths.ts'

/** Returns to the previous page, or to the settings if the visit began on this page. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The router names the first entry of a visit `default`.
  return () => (key === 'default' ? navigate(ownPaths.setting(), { replace: true }) : navigate(-1))
}
