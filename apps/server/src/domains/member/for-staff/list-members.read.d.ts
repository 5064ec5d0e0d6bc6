import { type MemberRow } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import { type PageInput } from '../../../db/paging.ts';
interface ListedRow {
    id: string;
    nick_name: string;
    head_file_id: string | null;
    level: number;
    status: number;
    erase_at: Date | null;
    created_at: Date;
    publish_count: number;
    fans_count: number;
}
/** A member as the member domain knows them. */
export type ListedMember = Omit<MemberRow, 'phoneMasked' | 'emailMasked'>;
interface MemberFilter extends PageInput {
    keyword: string;
    status?: number | undefined;
    /** Members who match the keyword by something else than their name. */
    matchedIds: readonly string[];
}
/** A page of the members in every state, newest first. totalCount: capped. */
export declare function listMembers(ctx: Ctx, filter: MemberFilter): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: ListedMember[];
}>;
export declare function listedMember(ctx: Ctx, row: ListedRow): ListedMember;
export {};
