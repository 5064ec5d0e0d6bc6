import type { Ctx, MemberCtx } from '../../context.ts';
import type { Keys } from '../../crypto/derive-key.ts';
import type { Queryable } from '../../db/client.ts';
import type { CredentialFacts } from '../member/index.ts';
import type { Target } from './captcha/target.ts';
export type OwnCredential = Omit<CredentialFacts, 'social' | 'termsToAgree'>;
/**
 * Whether a phone or mailbox has an account. The wire requires this call, so abuse is made expensive: few per address
 * and day (the gate), and from half of them on each needs a puzzle.
 * @throws PuzzleNeeded, EmailRefused
 */
export declare function targetExists(ctx: Ctx, { target, puzzle }: {
    target: Target;
    puzzle?: string | undefined;
}): Promise<boolean>;
/** The part of the member's own data that comes from the credential. */
export declare function loadOwnCredential(ctx: MemberCtx): Promise<OwnCredential>;
/** Whether a member can sign in without a social account: by code, or by user name and password. */
export declare function hasSignInMethod(db: Queryable, memberId: string): Promise<boolean>;
/** A member's data in this domain, for the export. */
export declare function exportAccount(keys: Keys, db: Queryable, memberId: string): Promise<{
    phone: string | null;
    email: string | null;
    userName: string | null;
    consents: {
        termsType: number;
        version: string;
        time: string;
        ip: string;
    }[];
}>;
