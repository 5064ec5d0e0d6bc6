import type { SocialProvider } from '@guangquan/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Ctx } from '../../context.ts';
import type { Keys } from '../../crypto/derive-key.ts';
import type { Queryable } from '../../db/client.ts';
import type { SocialTicket } from '../../db/tables.gen.ts';
import type { Purpose } from './purpose.ts';
export type TicketRow = Selectable<SocialTicket>;
/** What a provider said, as stored with a ticket. */
declare const Profile: z.ZodObject<{
    unionId: z.ZodString;
    openId: z.ZodString;
    nickName: z.ZodString;
    headUrl: z.ZodNullable<z.ZodString>;
    kept: z.ZodNullable<z.ZodObject<{
        token: z.ZodString;
        expiresAt: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Profile = z.infer<typeof Profile>;
export interface NewTicket {
    ticket: string;
    provider: SocialProvider;
    purpose: Purpose;
    memberId: string | null;
    browserHash: Buffer;
    scanHash: Buffer | null;
    unionIndex: Buffer;
    profile: Profile;
    /** From `ticketLifeMs`. */
    lifeMs: number;
}
/** Stores a ticket. An existing one stays unchanged. */
export declare function insertTicket(ctx: Ctx, db: Queryable, made: NewTicket): Promise<void>;
export interface TicketCriteria {
    ticket: string;
    provider?: SocialProvider;
    purpose?: Purpose;
    /** The member who began to bind; null in tickets for signing in. */
    memberId?: string;
    /** The scanned code it must have been made for; null for a ticket of the browser itself. */
    scanHash?: Buffer | null;
}
/**
 * A ticket that this browser holds and may still use, without consuming it. Inside a transaction `db` is its
 * connection.
 */
export declare function findTicket(ctx: Ctx, requested: TicketCriteria, db?: Queryable): Promise<TicketRow | undefined>;
/** Consumes a ticket that was found; false when another call did. A rollback restores it. */
export declare function consumeTicket(ctx: Ctx, db: Queryable, row: TicketRow): Promise<boolean>;
export declare function openProfile(keys: Keys, row: Pick<TicketRow, 'ticket_hash' | 'profile_cipher'>): Profile;
export {};
