import type { Ctx } from '../../../context.ts';
/** Refuses a password that is easy to guess or contains data of its owner. @throws PasswordRefused, PasswordTelling */
export declare function refuseUnfitPassword(ctx: Ctx, password: string, owner: {
    phone?: string | null;
    email?: string | null;
    nickName?: string;
}): Promise<void>;
