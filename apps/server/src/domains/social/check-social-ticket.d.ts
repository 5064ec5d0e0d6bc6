import type { Ctx } from '../../context.ts';
/** Refuses a ticket that `consumeSocialTicket` would refuse now; it stays valid. @throws SocialFailed */
export declare function checkSocialTicket(ctx: Ctx, ticket: string): Promise<void>;
