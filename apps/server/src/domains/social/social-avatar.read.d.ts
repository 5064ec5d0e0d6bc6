import type { Ctx } from '../../context.ts';
/** The copy of a picture, for the browser with its ticket. */
export declare function findSocialAvatar(ctx: Ctx, avatarId: string): Promise<Buffer | null>;
