import { type DraftInput, type EditInput, type PublishInput } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
import type { PostKind } from './post-kind.ts';
/** Every kind of post; each belongs to a domain above this one. */
export declare const postKinds: import("../../../extension-point.ts").ExtensionPoint<readonly PostKind<{
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    draftId?: string | undefined;
    draftVersion?: number | undefined;
    composeId?: string | undefined;
    atUsers: string[];
    publishType: 1;
    title: string;
    text: string;
    publishSubType: number;
    aiMark: 1 | 2 | 3;
    critiqueOpen: boolean;
    albumIds: string[];
    pictures: {
        exifEdits: {
            camera?: string | undefined;
            lens?: string | undefined;
            lensType?: string | undefined;
            software?: string | undefined;
            adapter?: string | undefined;
            film?: string | undefined;
            scanner?: string | undefined;
            focalLength?: number | undefined;
            focal35?: number | undefined;
            fNumber?: number | undefined;
            exposureSeconds?: number | undefined;
            iso?: number | undefined;
            exposureBias?: number | undefined;
            shotDate?: string | undefined;
        };
        licence: 1 | 2 | 3 | 4 | 5;
        watermark: 0 | 1 | 2;
        largeOpen: boolean;
        timeOpen: boolean;
        fileId: string;
        title: string;
        alt: string;
        exifHidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
    }[];
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    draftId?: string | undefined;
    draftVersion?: number | undefined;
    composeId?: string | undefined;
    atUsers: string[];
    publishType: 2;
    publishSubType: number;
    title: string;
    html: string;
    categoryId: number;
    coverFileId: string;
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    draftId?: string | undefined;
    draftVersion?: number | undefined;
    composeId?: string | undefined;
    atUsers: string[];
    publishType: 3;
    title: string;
    text: string;
    publishSubType: 1 | 2 | 3;
    ownersOnly: boolean;
    subtitles: string;
    videoId: string;
    posterId: string;
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    draftId?: string | undefined;
    draftVersion?: number | undefined;
    composeId?: string | undefined;
    atUsers: string[];
    publishType: 4;
    title: string;
    text: string;
    exposeUser: (1 | 2 | 3)[];
    vote: {
        options: {
            text: string;
            fileId?: string | undefined;
        }[];
        max: number;
        endTime: string;
        showResult: number;
        canChange: boolean;
    };
    requestId?: string | undefined;
}, {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id?: string | undefined;
    version?: number | undefined;
    publishType: 1;
    title: string;
    text: string;
    publishSubType: number;
    aiMark: 1 | 2 | 3;
    critiqueOpen: boolean;
    albumIds: string[];
    pictures: {
        exifEdits: {
            camera?: string | undefined;
            lens?: string | undefined;
            lensType?: string | undefined;
            software?: string | undefined;
            adapter?: string | undefined;
            film?: string | undefined;
            scanner?: string | undefined;
            focalLength?: number | undefined;
            focal35?: number | undefined;
            fNumber?: number | undefined;
            exposureSeconds?: number | undefined;
            iso?: number | undefined;
            exposureBias?: number | undefined;
            shotDate?: string | undefined;
        };
        licence: 1 | 2 | 3 | 4 | 5;
        watermark: 0 | 1 | 2;
        largeOpen: boolean;
        timeOpen: boolean;
        fileId: string;
        title: string;
        alt: string;
        exifHidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
    }[];
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id?: string | undefined;
    version?: number | undefined;
    publishType: 2;
    publishSubType: number;
    title: string;
    html: string;
    categoryId: number | null;
    coverFileId: string | null;
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id?: string | undefined;
    version?: number | undefined;
    publishType: 3;
    text: string;
    publishSubType: 1 | 2 | 3;
    ownersOnly: boolean;
    subtitles: string;
    title: string;
    videoId: string | null;
    posterId: string | null;
    frameIds: string[];
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id?: string | undefined;
    version?: number | undefined;
    publishType: 4;
    title: string;
    text: string;
    vote: {
        options: {
            text: string;
            fileId: string | null;
        }[];
        max: number;
        endTime: string;
        showResult: number;
        canChange: boolean;
    };
    requestId?: string | undefined;
}, {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id: string;
    atUsers: string[];
    publishType: 1;
    title: string;
    text: string;
    aiMark?: 1 | 2 | 3 | undefined;
    pictures: {
        fileId: string;
        title: string;
        alt: string;
        exifHidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
        exifEdits?: {
            camera?: string | undefined;
            lens?: string | undefined;
            lensType?: string | undefined;
            software?: string | undefined;
            adapter?: string | undefined;
            film?: string | undefined;
            scanner?: string | undefined;
            focalLength?: number | undefined;
            focal35?: number | undefined;
            fNumber?: number | undefined;
            exposureSeconds?: number | undefined;
            iso?: number | undefined;
            exposureBias?: number | undefined;
            shotDate?: string | undefined;
        } | undefined;
        licence?: 1 | 2 | 3 | 4 | 5 | undefined;
        watermark?: 0 | 1 | 2 | undefined;
        largeOpen?: boolean | undefined;
        timeOpen?: boolean | undefined;
    }[];
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id: string;
    atUsers: string[];
    publishType: 2;
    publishSubType: number;
    title: string;
    html: string;
    categoryId: number;
    coverFileId: string;
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    exposeUser: (1 | 2 | 3)[];
    id: string;
    atUsers: string[];
    publishType: 3;
    title: string;
    text: string;
    posterId?: string | undefined;
    subtitles?: string | undefined;
    requestId?: string | undefined;
} | {
    topicIds: string[];
    tags: string[];
    place: string;
    id: string;
    atUsers: string[];
    publishType: 4;
    title: string;
    text: string;
    exposeUser: (1 | 2 | 3)[];
    requestId?: string | undefined;
}>[]>;
/** The kind of a post; undefined for one this program does not know. */
export declare function kindOf(publishType: number): PostKind | undefined;
/** Lets its kind prepare an input, before the transaction of the write. @throws BadInput for an unknown kind */
export declare function prepareInput(ctx: MemberCtx, input: PublishInput | DraftInput | EditInput, use: {
    isDraft: boolean;
}): Promise<void>;
/** An input of a member without the words to replace of the word list. */
export declare function replaceInputWords<I extends PublishInput | EditInput>(ctx: MemberCtx, input: I): Promise<I>;
/** Queries each kind that supports it about its own posts: one call per kind, for any number of posts. */
export declare function queryKinds<T>(posts: readonly {
    id: string;
    publishType: number;
}[], query: (kind: PostKind, ids: readonly string[]) => Promise<Map<string, T>> | undefined): Promise<Map<string, T>>;
