import type { Ctx } from '../../../context.ts';
import type { Keys } from '../../../crypto/derive-key.ts';
import type { Queryable, Tx } from '../../../db/client.ts';
/** A number of a product. */
interface SerialName {
    productId: string;
    /** Normalised. */
    serial: string;
}
export interface SerialRow {
    id: string;
    shipped_on: string | null;
    blocked_at: Date | null;
    free_at: Date | null;
    unbound_by: string | null;
}
/** Who registered a number: at most one row is in review or in force. */
interface Holder {
    id: string;
    member_id: string;
    state: number;
    lost_at: Date | null;
}
export declare function findSerial(keys: Keys, db: Queryable, { productId, serial }: SerialName): Promise<SerialRow | undefined>;
/** The ids of a number among all products. */
export declare function findSerialIds(keys: Keys, db: Queryable, serial: string): Promise<string[]>;
/**
 * Locks a number until the end of the transaction, and adds it where it is new. Every change of who has it begins with
 * this lock.
 */
export declare function lockSerial(ctx: Pick<Ctx, 'app'>, tx: Tx, name: SerialName): Promise<SerialRow>;
/** What is stored of a number. */
export declare function sealSerial(keys: Keys, id: string, serial: string): {
    serial_index: Buffer<ArrayBufferLike>;
    serial_cipher: Buffer<ArrayBufferLike>;
    serial_end: string;
};
export declare function openSerial(keys: Keys, row: {
    serial_id: string;
    serial_cipher: Buffer;
}): string;
/** Locks the number of a registration, as `lockSerial` does. @returns undefined for an unknown registration */
export declare function lockSerialOf(ctx: Pick<Ctx, 'app'>, tx: Tx, userProductId: string): Promise<string | undefined>;
/** What a number is to a member, and who has it. */
export interface SerialJudgement {
    /** A value of `serialStates`. */
    state: number;
    /** The registration in review or in force, of somebody else. */
    holder: Holder | null;
}
/** Judges a number that has the form of its product. @param row undefined for one that nobody named before */
export declare function judgeSerial({ now }: Pick<Ctx, 'now'>, db: Queryable, { row, memberId }: {
    row: SerialRow | undefined;
    memberId: string;
}): Promise<SerialJudgement>;
export {};
