import { type RawBuilder } from 'kysely';
import { type ShotFilter } from './wall-filter.ts';
/**
 * SQL, a query of one row or none: the heat of a post that this viewer's lists show, with a photograph taken under
 * these conditions. Evaluated row by row, for no more rows than are requested.
 */
export declare function listedPost(publishId: RawBuilder<string>, viewerId: RawBuilder<string> | null, shotFilter: ShotFilter): RawBuilder<{
    hot: number;
}>;
