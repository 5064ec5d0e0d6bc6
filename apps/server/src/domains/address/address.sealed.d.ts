import type { SealedTable } from '../../crypto/reseal.ts';
/** Purpose under which receiver, phone and detail are encrypted, in one record. */
export declare const contentPurpose = "address";
/** Encrypted fields of this domain, for key rotation. */
export declare const addressSealed: SealedTable[];
