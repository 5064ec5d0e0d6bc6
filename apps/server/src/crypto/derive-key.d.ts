import type { Env } from '../env.ts';
/** The installation's secret and, during a rotation, the previous one. `Env` implements it. */
export type Keys = Pick<Env, 'secretKey'> & Partial<Pick<Env, 'previousSecretKey'>>;
export interface DerivedKey {
    key: Buffer;
    /** Four bytes that identify a key, stored beside its output, so that a rotation finds what is old. */
    id: Buffer;
}
export declare const keyIdBytes = 4;
/** The current key for a purpose, derived from the installation's secret, so that no two purposes share a key. */
export declare function deriveKey(keys: Keys, purpose: string): DerivedKey;
/** The keys to read with: the current one, then the previous one while `SECRET_KEY_PREVIOUS` is set. */
export declare function deriveKeys(keys: Keys, purpose: string): DerivedKey[];
export declare function keyIdOf(key: Buffer): Buffer;
