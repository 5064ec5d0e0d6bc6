import type { SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type Purpose } from './purpose.ts';
/** How long a new ticket is valid: without an account until a registration can be completed, otherwise for one call. */
export declare function ticketLifeMs(ctx: Ctx, made: {
    provider: SocialProvider;
    purpose: Purpose;
    scanHash: Buffer | null;
    unionId: string;
}): Promise<number>;
