import type { Ctx } from '../../context.ts';
/** Confirms or refuses on the phone that opened the code, by a ticket made for this code. @throws SocialFailed */
export declare function confirmScan(ctx: Ctx, { scanId, accessToken, confirm }: {
    scanId: string;
    accessToken: string;
    confirm: boolean;
}): Promise<null>;
