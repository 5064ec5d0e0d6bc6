import { useLocation, useNavigate } from '../../platform/routing/hooks.ts'
import { ownPaths } from '../../platform/own-paths.ts'

/** Goes back to where one came from, to the settings when the visit began on this page. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The router names the entry the visit began with `default`.
  return () => (key === 'default' ? navigate(ownPaths.setting(), { replace: true }) : navigate(-1))
}
