import { type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../db/client.ts';
/** SQL condition for a row with a file id: the file was taken with this camera or lens of the catalogue. */
export declare function isTakenWith(fileId: RawBuilder<string>, gear: {
    cameraId: string;
} | {
    lensId: string;
}): RawBuilder<SqlBool>;
/** Cameras or lenses these files were taken with, most used first. */
export declare function countGear(db: Queryable, kind: 'camera' | 'lens', fileIds: readonly string[]): Promise<{
    id: string;
    name: string;
    count: number;
}[]>;
/** SQL, a query of one row or none for a row with a file id: the camera data that filters use. */
export declare function takenAs(fileId: RawBuilder<unknown>): RawBuilder<unknown>;
