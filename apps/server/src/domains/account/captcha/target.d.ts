import type { Keys } from '../../../crypto/derive-key.ts';
/** Recipient of a code: a phone by SMS, or an e-mail address. */
export interface Target {
    kind: 'sms' | 'email';
    address: string;
}
/** The canonical form of an address: e-mail addresses are case-insensitive. */
export declare function foldAddress({ kind, address }: Target): string;
/** The blind index an address is stored with. */
export declare function targetIndex(keys: Keys, target: Target): Buffer;
/** The blind indexes an address is looked up by: also the one of the previous key during a rotation. */
export declare function targetIndexes(keys: Keys, target: Target): Buffer[];
export declare function toPhone(phone: string): Target;
export declare function toMailbox(email: string): Target;
