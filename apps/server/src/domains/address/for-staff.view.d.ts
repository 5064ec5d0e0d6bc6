import type { Ctx } from '../../context.ts';
/** The addresses of a member, masked as in their own lists. */
export declare function listMaskedAddresses(ctx: Ctx, memberId: string): Promise<{
    id: string;
    receiver: string;
    phone: string;
    place: string;
}[]>;
/** The addresses of a member in full, one line each. The caller is responsible for the permission. */
export declare function openAddresses(ctx: Ctx, memberId: string): Promise<string[]>;
