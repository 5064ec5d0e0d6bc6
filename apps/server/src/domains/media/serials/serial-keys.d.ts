import type { Keys } from '../../../crypto/derive-key.ts';
/** What serial numbers of photographs are hashed for: no other hash of a serial number equals one of these. */
export declare const serialPurpose = "photo-serial";
/** Hashes of a number that was found in a photograph, under the current key. */
export declare function serialKeysOfPhoto(keys: Keys, text: string): Buffer[];
/**
 * Hashes by which photographs of a registered number are found: those of a photograph contain one of these exactly if
 * both numbers are the same to the normaliser. During a rotation of the key also those of the previous one.
 */
export declare function serialKeysOfGear(keys: Keys, text: string, normaliser: number): Buffer[];
