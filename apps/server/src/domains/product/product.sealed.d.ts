import type { SealedTable } from '../../crypto/reseal.ts';
/** Purpose under which numbers of products are encrypted and found. */
export declare const serialPurpose = "product-serial";
/** Encrypted fields of this domain, for key rotation. */
export declare const productSealed: SealedTable[];
