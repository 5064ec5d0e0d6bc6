import { type PresentDetail, type PresentItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type PresentRow } from './present.store.ts';
type ViewCtx = Pick<MemberCtx, 'app'> & {
    db: Queryable;
};
/** Presents as their list shows them, in the order given. */
export declare function presentItems(ctx: ViewCtx, rows: readonly PresentRow[]): Promise<PresentItem[]>;
/** One present, after a change of it. */
export declare function getPresentItem(ctx: ViewCtx & {
    now: Date;
}, id: string): Promise<PresentItem>;
/** One of the caller's presents. @throws ContentNotFound */
export declare function getPresentDetail(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<PresentDetail>;
export {};
