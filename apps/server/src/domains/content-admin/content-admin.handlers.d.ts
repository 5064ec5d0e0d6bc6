import { type StaffPost, type StaffReply } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const staffPostMethods: HandlersOf<typeof StaffPost>;
export declare const staffReplyMethods: HandlersOf<typeof StaffReply>;
/** Writes of topics, whose list is in the domain `site`. */
export declare const staffTopicMethods: {
    Upload: (ctx: import("../../context.ts").StaffCtx, file: {
        fileName: string;
        content: string;
    }) => Promise<{
        fileId: string;
        url: string;
    }>;
    Create: (ctx: import("../../context.ts").StaffCtx, input: {
        name: string;
        sort: number;
        isOpen: boolean;
        coverFileId: string;
        requestId?: string | undefined;
    }) => Promise<{
        id: string;
        name: string;
        cover: string;
        sort: number;
        count: number;
        isOpen: boolean;
        version: number;
    }>;
    Save: (ctx: import("../../context.ts").StaffCtx, input: {
        name: string;
        sort: number;
        isOpen: boolean;
        id: string;
        coverFileId?: string | undefined;
        version: number;
        requestId?: string | undefined;
    }) => Promise<{
        id: string;
        name: string;
        cover: string;
        sort: number;
        count: number;
        isOpen: boolean;
        version: number;
    }>;
};
