import type { Keys } from '../crypto/derive-key.ts';
import type { SealedTable } from '../crypto/reseal.ts';
import type { Queryable } from '../db/client.ts';
/** The encrypted field of this table, for key rotation. */
export declare const sessionSealed: SealedTable;
/** Encrypts the key that signs a session's requests. */
export declare function sealSignKey(keys: Keys, sessionId: string, signKey: string): Buffer;
interface StoredSignKey {
    id: string;
    sign_key_cipher: Buffer | null;
    /** Of a session that began before keys were encrypted. */
    sign_key: string | null;
}
/** @returns null when the installation's key was lost: the member signs in again */
export declare function openSignKey(keys: Keys, { id, sign_key_cipher, sign_key }: StoredSignKey): string | null;
/** Encrypts the keys of sessions that began before keys were encrypted. @returns how many */
export declare function sealPlainSignKeys(db: Queryable, keys: Keys): Promise<number>;
export {};
