import { type CardPicture, type PictureTile } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
/**
 * Posts as tiles of a wall, in the order given: their covers and authors. The caller has checked that they may be seen;
 * one whose file no longer exists is left out.
 */
export declare function loadPictureTiles(ctx: Ctx, ids: readonly string[]): Promise<PictureTile[]>;
/** A post listed for one of its photographs: its cover, or the one that `match` names. */
export interface Matched {
    id: string;
    match?: string | null;
}
/** As `loadPictureTiles`, where `match` may name another photograph of the post than its cover. */
export declare function loadMatchedTiles(ctx: Ctx, rows: readonly Matched[]): Promise<PictureTile[]>;
/** As `loadMatchedTiles`, each with its row, since a post may occur more than once. */
export declare function loadTilesOfRows<R extends Matched>(ctx: Ctx, rows: readonly R[]): Promise<{
    row: R;
    tile: PictureTile;
}[]>;
/** Covers only, in the order given. */
export declare function loadCoverPictures(ctx: Ctx, ids: readonly string[]): Promise<{
    publishId: string;
    picture: CardPicture;
}[]>;
