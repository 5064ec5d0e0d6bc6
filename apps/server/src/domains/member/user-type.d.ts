import type { Queryable, Tx } from '../../db/client.ts';
/** 1: everybody, 2: an owner, somebody with a registered product in force. */
export declare function userTypeOf(productCount: number): 1 | 2;
/** The level and ownership that decide a member's file limits. */
export declare function loadUploaderLevel(db: Queryable, memberId: string): Promise<{
    level: number;
    isOwner: boolean;
}>;
/** Whether a member is an owner (`userType` 2). */
export declare function isOwner(db: Queryable, memberId: string): Promise<boolean>;
/** Counts products of a member that took effect or ended. */
export declare function moveProductCount(tx: Tx, memberId: string, delta: number): Promise<void>;
