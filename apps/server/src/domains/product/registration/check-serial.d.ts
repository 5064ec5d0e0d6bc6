import type { MemberCtx } from '../../../context.ts';
/** Whether the caller can register a number; one of a wrong form does not count as a look. @throws ContentNotFound */
export declare function checkSerial(ctx: MemberCtx, { productId, serialNumber }: {
    productId: string;
    serialNumber: string;
}): Promise<{
    state: number;
}>;
/** Whether an access code is right for a product. @throws ContentNotFound */
export declare function checkAccessCode(ctx: MemberCtx, input: {
    productId: string;
    accessCode: string;
}): Promise<{
    valid: boolean;
    codeState: number | null;
    productId: string | null;
    remain: number;
}>;
