import type { Viewer } from '../../context.ts';
/** Nobody reports their own content. */
export declare function canReport(viewer: Viewer, ownerId: string): 'ok' | 'ownThing';
