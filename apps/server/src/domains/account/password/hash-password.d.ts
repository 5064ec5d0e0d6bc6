import { type DerivedKey, type Keys } from '../../../crypto/derive-key.ts';
/** Argon2id with the installation's pepper; begins with the pepper's key id. */
export declare function hashPassword(keys: Keys, password: string): Promise<string>;
/**
 * Verifies a password against a stored hash. Without one it verifies a dummy, so that an unknown account takes as long
 * as a known one.
 * @param peppers every pepper that may have been used, the current one first
 */
export declare function verifyPassword(peppers: readonly DerivedKey[], stored: string | null, password: string): Promise<boolean>;
/** Whether a stored hash uses outdated parameters or an older pepper and should be renewed at sign-in. */
export declare function isOutdated(keys: Keys, stored: string): boolean;
