import type { socialPurpose } from '@guangquan/contract';
import type * as z from 'zod';
/** Purpose of a flow. */
export type Purpose = z.infer<typeof socialPurpose>;
export declare function isLoginPurpose(purpose: Purpose): boolean;
/** Reads the column. @throws for an unknown value, which this program never writes */
export declare function purposeIn(text: string): Purpose;
