import type { SealedTable } from '../../crypto/reseal.ts';
/** Purpose under which a requested phone is encrypted. */
export declare const requestedPhonePurpose = "phone-request";
/** Encrypted fields of this domain, for key rotation. */
export declare const memberAdminSealed: SealedTable[];
