import type { Viewer } from '../../context.ts'

/** Nobody reports what is their own. */
export function canReport(viewer: Viewer, ownerId: string): 'ok' | 'ownThing' {
  return viewer.id === ownerId ? 'ownThing' : 'ok'
}
