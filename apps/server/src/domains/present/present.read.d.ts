import { type MethodOutput, type MethodParsed, type Present } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type PageWindow } from '../../db/paging.ts';
import { type TimeKey } from '../../db/time-key.ts';
import { type PresentRow } from './present.store.ts';
/** A page of the caller's presents, newest first. totalCount: capped. */
export declare function listPresents(ctx: MemberCtx, { group, ...input }: MethodParsed<typeof Present.GetList>): Promise<MethodOutput<typeof Present.GetList>>;
/** How many of the caller's presents wait for them. */
export declare function countWaiting({ db, viewer, now }: MemberCtx): Promise<{
    count: number;
}>;
/** Presents in the order of their lists. @param found.found the statement from `from` on */
export declare function readPresents(db: Queryable, now: Date, { found, window, }: {
    found: RawBuilder<unknown>;
    window: Pick<PageWindow<TimeKey>, 'after' | 'limit' | 'skip'>;
}): Promise<PresentRow[]>;
