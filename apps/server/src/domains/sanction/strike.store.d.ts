import { type StrikeChange, type StrikeKind, type StrikeSubject } from '@guangquan/contract';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Strike } from '../../db/tables.gen.ts';
export type StrikeRow = Selectable<Strike>;
/** What a strike is about. */
export interface StrikeTarget {
    kind: StrikeSubject;
    id: string;
    /** What it is called in a sentence: its title, or how its text begins. */
    text?: string;
    /** What happened to it. */
    change?: StrikeChange;
}
export interface NewStrike {
    memberId: string;
    kind: StrikeKind;
    /** Of a mute. */
    days: number | null;
    reason: string;
    target: StrikeTarget | null;
    staffId: string | null;
    causedBy: string | null;
}
/** When a mute that began at an instant ends; null for other strikes. */
export declare function endOf(begun: Date, days: number | null): Date | null;
export declare function insertStrike(tx: Tx, now: Date, strike: NewStrike): Promise<StrikeRow>;
/** A member's strikes that were not lifted, in the order they were given. */
export declare function listStrikesInForce(db: Queryable, memberId: string): Promise<StrikeRow[]>;
/** The reason of a member's newest ban in force; undefined for a member who is not banned. */
export declare function findBan(db: Queryable, memberId: string): Promise<{
    reason: string;
} | undefined>;
