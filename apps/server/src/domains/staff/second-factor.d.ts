import type { Keys } from '../../crypto/derive-key.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** Under which secrets of authenticators are encrypted. */
export declare const totpPurpose = "staff-totp";
/** @param ownerId id of the account or of the invitation that stores it */
export declare const sealTotp: (keys: Keys, ownerId: string, secret: string) => Buffer;
export declare const openTotp: (keys: Keys, ownerId: string, sealed: Buffer) => string;
interface Guarded {
    id: string;
    totp_cipher: Buffer;
}
/**
 * Consumes a code of the authenticator or a recovery code: each counts once, whatever runs at the same time.
 * @returns whether it was right and unused
 */
export declare function consumeSecondFactor(db: Queryable, keys: Keys, { staff, code, now }: {
    staff: Guarded;
    code: string;
    now: Date;
}): Promise<boolean>;
/** Replaces the recovery codes. @returns the new ones, to be shown once, in groups of four */
export declare function renewRecoveryCodes(tx: Tx, staffId: string): Promise<string[]>;
export {};
