import { StaffWord, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the list, last changed first. `keyword`: part of the word, in any case and width. */
export declare function listWords(ctx: StaffCtx, input: MethodParsed<typeof StaffWord.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        word: string;
        action: "block" | "replace" | "review";
        replacement: string;
        category: string;
        note: string;
        version: number;
        updatedBy: string;
        updateTime: string;
    }[];
}>;
export declare const wordExport: import("../../export/list-export.ts").ListExport;
/** Every category of the list, by name. */
export declare function listCategories(ctx: StaffCtx): Promise<string[]>;
/** What the search from anywhere finds of the word list. */
export declare const wordSearch: {
    readonly kind: 'word';
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
