import type { SearchKind } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import { type ShotRanges, type TargetPart } from '../target/index.ts';
/** The kinds of targets that a tab lists. */
export declare function kindsOfTab(tab: SearchKind): TargetPart[];
/** Terms of which each target in a tab has one; null where a kind lists everything there. */
export declare function termsOfTab(tab: SearchKind): string[] | null;
/** SQL, a query of one row or none: the heat of a target that this viewer's lists show, of kinds with these names. */
export declare function listedOfKinds(names: readonly string[], id: RawBuilder<string>, viewerId: RawBuilder<string> | null, shotRanges: ShotRanges): RawBuilder<{
    hot: number;
}>;
