import type { Queryable } from '../../db/client.ts';
/** The camera or lens of the catalogue for a typed or picked name; null when there is none. Never adds entries. */
export declare function findGearByName(db: Queryable, kind: 'camera' | 'lens', name: string): Promise<string | null>;
