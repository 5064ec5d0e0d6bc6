import type { App } from '../../context.ts';
import { type DerivedKey, type Keys } from '../../crypto/derive-key.ts';
import type { SealedTable } from '../../crypto/reseal.ts';
import type { Queryable } from '../../db/client.ts';
/**
 * Passwords, quarantined phones and access codes cannot be recomputed without the original text. When the secret
 * changes, their keys are stored, encrypted with the new one.
 */
declare const outlivingPurposes: readonly ['password-pepper', 'phone-index', 'access-code-index'];
export type OutlivingPurpose = (typeof outlivingPurposes)[number];
/** Encrypts the still needed keys of the previous secret with the current one. Idempotent. */
export declare function retireKeys(db: Queryable, keys: Keys, now: Date): Promise<void>;
/** Every key that may have been used for this purpose, the current one first. */
export declare function allKeys(app: App, purpose: OutlivingPurpose): Promise<DerivedKey[]>;
/** Retired keys are themselves re-encrypted at the next rotation. */
export declare const sealedRetiredKeys: SealedTable;
export {};
