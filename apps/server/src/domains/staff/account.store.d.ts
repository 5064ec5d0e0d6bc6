import type { Tx } from '../../db/client.ts';
/**
 * Locks an account for a change that was made from this version of it.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export declare function lockAccount(tx: Tx, { id, version }: {
    id: string;
    version: number;
}): Promise<{
    closed_at: Date | null;
    created_at: Date;
    display_name: string;
    id: string;
    last_sign_in_at: Date | null;
    name: string;
    password_hash: string;
    roles: string[];
    totp_cipher: Buffer<ArrayBufferLike>;
    totp_step: number;
    version: number;
}>;
/** @throws LastSuperAdmin when nobody else could manage the accounts */
export declare function requireOtherSuperAdmin(tx: Tx, id: string): Promise<void>;
