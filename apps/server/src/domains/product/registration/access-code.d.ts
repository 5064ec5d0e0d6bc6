import type { MemberCtx } from '../../../context.ts';
import { type Keys } from '../../../crypto/derive-key.ts';
export interface CodeVerdict {
    valid: boolean;
    /** A value of `accessCodeStates`; null for a code that does not exist. */
    codeState: number | null;
    productId: string | null;
    remain: number;
    /** The code, where it may be used by this member. */
    codeId: string | null;
}
/** The hash under which a code is stored now. */
export declare const accessCodeIndex: (keys: Keys, code: string) => Buffer;
/**
 * Compares an access code with those of a product. A wrong one counts, also one that was used or belongs to another
 * product. A code that the member has used for this product is right: a registration may be sent again.
 */
export declare function judgeAccessCode(ctx: MemberCtx, { productId, accessCode }: {
    productId: string;
    accessCode: string;
}): Promise<CodeVerdict>;
