import type { Viewer } from '../../context.ts'

/** Nobody reports their own content. */
export function canReport(viewer: Viewer, ownerId: string): 'ok' | 'ownThing' {
  return viewer.id === ownerId ? 'ownThing' : 'ok'
}
