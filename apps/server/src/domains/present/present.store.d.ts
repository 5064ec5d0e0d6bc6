import { PresentOption, type PresentState } from '@guangquan/contract';
import { type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Present } from '../../db/tables.gen.ts';
/** What is stored of a prize. */
export declare const Award: z.ZodObject<{
    event: z.ZodString;
    rank: z.ZodString;
    publishId: z.ZodNullable<z.ZodUUID>;
}, z.core.$strip>;
export type Award = z.infer<typeof Award>;
export type StoredPresent = Selectable<Present>;
export type PresentRow = ReturnType<typeof readPresent>;
/** A stored present, as it is now: past its deadline it has expired, however late the job comes that says so. */
export declare function readPresent(row: StoredPresent, now: Date): {
    state: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    ended_at: Date | null;
    present_type: 1 | 2;
    source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    options: {
        title: string;
        kind: 1 | 3;
        coins: number;
    }[];
    award: {
        event: string;
        rank: string;
        publishId: string | null;
    } | null;
    address_cipher: Buffer<ArrayBufferLike> | null;
    carrier: string;
    chosen: number | null;
    claim_deadline: Date;
    created_at: Date;
    exchange_coins: number | null;
    gift_id: string;
    id: string;
    member_id: string;
    memo: string;
    number: string;
    reminded_days: number | null;
    shipped_at: Date | null;
    source_id: string;
    title: string;
    tracking_number: string;
    value: number;
    version: number;
};
export declare const readOptions: (stored: unknown) => PresentOption[];
/** SQL: a row of `present` is in one of these states now, as `readPresent` has it. */
export declare function isInState(states: readonly PresentState[], now: Date): RawBuilder<SqlBool>;
/** One of a member's presents, locked. */
export declare function lockOwnPresent(tx: Tx, { id, memberId, now }: {
    id: string;
    memberId: string;
    now: Date;
}): Promise<PresentRow | undefined>;
/** What the member gets: what was chosen, or the only option; undefined while there is a choice. */
export declare function optionOf({ options, chosen, exchange_coins: coins, }: Pick<PresentRow, 'options' | 'chosen' | 'exchange_coins'>): PresentOption | undefined;
/** The state in which an option leaves a present once it is chosen. */
export declare function stateWith(option: PresentOption): PresentState;
export interface GiftPicture {
    path: string;
    smallPath: string;
}
/** Pictures of gifts, in their order. */
export declare function loadPicturesOf(db: Queryable, giftIds: readonly string[]): Promise<Map<string, GiftPicture[]>>;
/** Uploaded pictures may be served by a host of their own. */
export declare const pictureUrl: ({ FILE_ORIGIN: origin }: {
    FILE_ORIGIN?: string | undefined;
}, path: string) => string;
