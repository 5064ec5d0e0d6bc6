import type { StaffCtx } from '../context.ts';
import type { Tx } from '../db/client.ts';
/** Values of a target that an act changed. */
export type Facts = Record<string, string | number | boolean | null | readonly string[]>;
/** What an act was about, and what changed. */
export interface ActFacts {
    act: string;
    targetKind: 'post' | 'comment' | 'member' | 'site' | 'staff' | 'invitation' | 'banner' | 'goods' | 'order' | 'shop' | 'gift' | 'giftRule' | 'present' | 'presentGrant' | 'camera' | 'lens' | 'tag' | 'topic' | 'dictionary' | 'productCategory' | 'export' | 'job' | 'word' | 'setting' | 'product' | 'productActivity' | 'productApplication' | 'accessCodes' | 'serial' | 'registration' | 'growthRule' | 'levelScale' | 'medal' | 'frame' | 'reviewReason' | 'terms' | 'appeal' | 'provider' | 'passport' | 'serialRule' | 'sighting';
    /** Nil for the site. */
    targetId: string;
    reason?: string;
    before?: Facts;
    after?: Facts;
}
/** An action of the staff. */
export interface StaffAct extends ActFacts {
    /** Actor: a staff member by name, or the system user who ran the program. */
    actor: string;
    staffId?: string;
    ip?: string;
    /** Id of the call; null for a command line. */
    requestId?: string;
}
export declare const isAudited: (tx: Tx) => boolean;
/**
 * Records an action of the staff, in the transaction that performs it. The database chains the rows and lets one
 * transaction at a time add to the chain, so record last: other transactions wait until the commit.
 */
export declare function recordAct(tx: Tx, now: Date, act: StaffAct): Promise<void>;
/** Records what the staff member behind a call did. */
export declare function auditAct(ctx: StaffCtx, tx: Tx, facts: ActFacts): Promise<void>;
