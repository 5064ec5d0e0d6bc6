import type { Queryable } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
/** Masked contacts of a member. */
export interface MaskedContacts {
    phoneMasked: string | null;
    emailMasked: string | null;
}
/** Masked contacts by member; a member without an account has none. */
export declare function loadMaskedContacts(db: Queryable, memberIds: readonly string[]): Promise<(memberId: string) => MaskedContacts>;
/** How a member signs in; contacts are masked. */
export declare function loadAccountFacts(db: Queryable, memberId: string): Promise<{
    phoneMasked: string | null;
    emailMasked: string | null;
    hasUserName: boolean;
    hasPassword: boolean;
}>;
/** Contacts and user name of a member in full. The caller is responsible for the permission. */
export declare function openAccount(env: Env, db: Queryable, memberId: string): Promise<{
    phone: string | null;
    email: string | null;
    userName: string | null;
}>;
