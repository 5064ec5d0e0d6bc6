import type { Ctx } from '../../../context.ts';
/** Whether a password matches the stored hash; without one it takes as long and is false. */
export declare function isPassword(ctx: Ctx, stored: string | null, password: string): Promise<boolean>;
