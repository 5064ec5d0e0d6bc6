import { getPlay } from './get-play.ts';
export declare const videoMethods: {
    GetProgress: (ctx: import("../../context.ts").MemberCtx, { fileId }: {
        fileId: string;
    }) => Promise<{
        fileId: string;
        fileName: string;
        size: number;
        durationMs: number;
        width: number;
        height: number;
        plain: boolean;
        state: 1 | 2 | 3 | 4 | 5;
        progress: number;
        frames: {
            fileId: string;
            url: string;
            atMs: number;
        }[];
    }>;
    GetPlay: typeof getPlay;
};
