import { type MethodParsed, StaffTopic, type StaffTopicItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** A page of the topics, open and closed, in their order. `keyword`: part of a name. totalCount: exact, there are few. */
export declare function listStaffTopics({ db }: StaffCtx, input: MethodParsed<typeof StaffTopic.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        name: string;
        cover: string;
        sort: number;
        count: number;
        isOpen: boolean;
        version: number;
    }[];
}>;
export declare const topicExport: import("../../export/list-export.ts").ListExport;
/** What the search from anywhere finds of the topics. */
export declare const topicSearch: {
    readonly kind: 'topic';
    readonly access: import("@guangquan/contract").StaffAccess;
    readonly find: ({ db }: StaffCtx, { text, limit }: {
        text: string;
        limit: number;
    }) => Promise<{
        id: string;
        title: string;
        detail: string;
    }[]>;
};
/** @throws ContentNotFound */
export declare function loadStaffTopic(db: Queryable, id: string): Promise<StaffTopicItem>;
