import { type Coin, type CoinBalance, type CoinKind, type MethodParsed } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
export interface LineRow {
    id: string;
    kind: number;
    amount: number;
    memo: string;
    created_at: Date;
    /** When the first of gained coins expire. */
    expires_at: Date | null;
}
export declare const loadBalance: ({ db, viewer, now }: MemberCtx) => Promise<CoinBalance>;
/** A member's coins that may be used, by when they expire. */
export declare function loadCoins(db: Queryable, memberId: string, now: Date): Promise<CoinBalance>;
/** A page of the caller's movements, newest first. totalCount: capped. */
export declare function listLines({ db, viewer }: MemberCtx, { side, ...input }: MethodParsed<typeof Coin.GetLines>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: "correct" | "earn" | "expire" | "refund" | "spend" | "takeBack";
        amount: number;
        text: string;
        createTime: string;
        expireTime: string | null;
    }[];
}>;
/** All movements of a member, newest first. */
export declare function exportCoins(db: Queryable, memberId: string): AsyncGenerator<object>;
/** The kind of a stored number. */
export declare function kindOf(code: number): CoinKind;
