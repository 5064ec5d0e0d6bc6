import { StaffMember, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * A page of the members, newest first. The keyword is part of a nickname, or exactly a phone, e-mail address, user name,
 * club card, invite code or id.
 */
export declare function searchMembers(ctx: StaffCtx, input: MethodParsed<typeof StaffMember.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        nickName: string;
        headPicUrl: string;
        level: number;
        status: 1 | 2 | 3;
        eraseTime: string | null;
        publishCount: number;
        fansCount: number;
        registerTime: string;
        phoneMasked: string | null;
        emailMasked: string | null;
    }[];
}>;
/** Members as the list shows them, with masked contacts. */
export declare const memberExport: import("../../export/list-export.ts").ListExport;
/** What the search from anywhere finds of the members. */
export declare const memberSearch: {
    readonly kind: 'member';
    readonly access: import("@guangquan/contract").StaffAccess;
    readonly find: (ctx: StaffCtx, { text, limit }: {
        text: string;
        limit: number;
    }) => Promise<{
        id: string;
        title: string;
        detail: string;
    }[]>;
};
