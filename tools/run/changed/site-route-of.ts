import { findRoute } from '../../../packages/routes/src/table.ts'

/** The route that a path of the site belongs to. */
export const siteRouteOf = (path: string): string | undefined => findRoute(path)?.path
