import { type Keys } from './derive-key.ts';
/** A short signature for texts that a client carries for the server: 16 characters. */
export declare function signText(keys: Keys, purpose: string, text: string): string;
/** Whether a text was signed here, with the current key or the previous one of a rotation. */
export declare function isSignedText(keys: Keys, purpose: string, text: string, signature: string): boolean;
