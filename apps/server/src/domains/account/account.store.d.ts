import type { Selectable } from 'kysely';
import type { Ctx, MemberCtx } from '../../context.ts';
import type { Keys } from '../../crypto/derive-key.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Credential } from '../../db/tables.gen.ts';
import { type Target } from './captcha/target.ts';
export type CredentialRow = Selectable<Credential>;
/** Decrypted phone and mailbox of a member. */
export interface Contacts {
    phone: string | null;
    email: string | null;
}
export declare function findCredential(db: Queryable, memberId: string): Promise<CredentialRow | undefined>;
/** The credential of a member, locked until the transaction ends. */
export declare function lockCredential(tx: Tx, memberId: string): Promise<CredentialRow>;
export declare function findCredentialByTarget(keys: Keys, db: Queryable, target: Target): Promise<CredentialRow | undefined>;
export declare function findCredentialByUserName(db: Queryable, userName: string): Promise<CredentialRow | undefined>;
/** The decrypted contacts of a credential; nulls for a member without one. */
export declare function contactsOf(keys: Keys, row: CredentialRow | undefined): Contacts;
export declare function findOwnContacts(ctx: MemberCtx): Promise<Contacts>;
/** Whether an address belongs to the member. */
export declare function isOwnTarget(own: Contacts, target: Target): boolean;
/** The columns of a phone or mailbox in a credential. */
export declare function columnsOf(keys: Keys, memberId: string, target: Target): {
    phone_cipher: Buffer<ArrayBufferLike>;
    phone_index: Buffer<ArrayBufferLike>;
    phone_masked: string;
    email_cipher?: undefined;
    email_index?: undefined;
    email_masked?: undefined;
} | {
    phone_cipher?: undefined;
    phone_index?: undefined;
    phone_masked?: undefined;
    email_cipher: Buffer<ArrayBufferLike>;
    email_index: Buffer<ArrayBufferLike>;
    email_masked: string;
};
export interface NewCredential {
    memberId: string;
    phone?: string | undefined;
    email?: string | undefined;
    passwordHash: string | null;
}
/** @returns false when the phone or mailbox is already in use */
export declare function insertCredential(ctx: Pick<Ctx, 'app' | 'now'>, tx: Tx, { memberId, phone, email, passwordHash }: NewCredential): Promise<boolean>;
/** Replaces a member's phone or mailbox. @returns false when it is in use by another member */
export declare function replaceTarget(ctx: Ctx, tx: Tx, memberId: string, target: Target): Promise<boolean>;
/** Stores the same password with a newer hash, unless it was changed meanwhile. */
export declare function renewPasswordHash(ctx: Ctx, memberId: string, { stored, renewed }: {
    stored: string;
    renewed: string;
}): Promise<void>;
