import { type DerivedKey, type Keys } from './derive-key.ts';
/**
 * Encrypts a field at rest: key id ‖ IV ‖ tag ‖ AES-256-GCM. The owner's id is authenticated, so that a value copied to
 * another owner's row cannot be decrypted.
 * @param purpose kind of field, such as `phone`; each has its own key
 * @param ownerId id of the row or member it belongs to, which never changes
 */
export declare function encryptField(keys: Keys, purpose: string, ownerId: string, text: string): Buffer;
/** @throws when it was encrypted with an unknown key, for another owner or purpose, or was modified */
export declare function decryptField(keys: Keys, purpose: string, ownerId: string, sealed: Buffer): string;
/** Whether a ciphertext was made with the current key. */
export declare function isCurrentCipher(keys: Keys, purpose: string, sealed: Buffer): boolean;
/**
 * Blind index of an encrypted field: key id ‖ HMAC-SHA256. Without the key it cannot be brute-forced. After a rotation
 * it can be recomputed only where the text is also stored encrypted.
 */
export declare function blindIndex(keys: Keys, purpose: string, text: string): Buffer;
/**
 * The possible blind indexes of a text: one, or two during a rotation. Look-ups match any of them:
 * `where('phone_index', 'in', blindIndexes(env, 'phone', phone))`.
 */
export declare function blindIndexes(keys: Keys, purpose: string, text: string): Buffer[];
/** The blind index of a text with a given key. */
export declare function indexWith({ key, id }: DerivedKey, text: string): Buffer;
