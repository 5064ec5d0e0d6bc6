import type { SealedTable } from '../../crypto/reseal.ts';
/** Encrypted fields of this domain, for key rotation. */
export declare const goodsSealed: SealedTable[];
