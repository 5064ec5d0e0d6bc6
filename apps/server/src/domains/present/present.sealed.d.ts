import type { SealedTable } from '../../crypto/reseal.ts';
/** Purpose under which the address of a present is encrypted, as it was when the member chose it. */
export declare const addressPurpose = "present-address";
/** Encrypted fields of this domain, for key rotation. */
export declare const presentSealed: SealedTable[];
