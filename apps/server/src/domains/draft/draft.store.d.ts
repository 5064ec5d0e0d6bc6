import * as z from 'zod';
import type { Queryable, Tx } from '../../db/client.ts';
/** Content of a draft. Parsed by this schema when read: an older program may have written it. */
export declare const DraftContent: z.ZodObject<{
    title: z.ZodDefault<z.ZodString>;
    text: z.ZodDefault<z.ZodString>;
    pictures: z.ZodDefault<z.ZodArray<z.ZodObject<{
        exifEdits: z.ZodDefault<z.ZodObject<{
            camera: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            lens: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            lensType: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            software: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            adapter: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            film: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            scanner: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            focalLength: z.ZodOptional<z.ZodNumber>;
            focal35: z.ZodOptional<z.ZodInt>;
            fNumber: z.ZodOptional<z.ZodNumber>;
            exposureSeconds: z.ZodOptional<z.ZodNumber>;
            iso: z.ZodOptional<z.ZodInt>;
            exposureBias: z.ZodOptional<z.ZodNumber>;
            shotDate: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>>;
        licence: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>, z.ZodLiteral<4>, z.ZodLiteral<5>]>>;
        watermark: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<0>, z.ZodLiteral<1>, z.ZodLiteral<2>]>>;
        largeOpen: z.ZodDefault<z.ZodBoolean>;
        timeOpen: z.ZodDefault<z.ZodBoolean>;
        fileId: z.ZodUUID;
        title: z.ZodDefault<z.ZodString>;
        alt: z.ZodDefault<z.ZodString>;
        exifHidden: z.ZodDefault<z.ZodArray<z.ZodEnum<{
            camera: "camera";
            exposureBias: "exposureBias";
            exposureTime: "exposureTime";
            fNumber: "fNumber";
            focalLength: "focalLength";
            iso: "iso";
            lens: "lens";
            shotDate: "shotDate";
            software: "software";
        }>>>;
    }, z.core.$strip>>>;
    topicIds: z.ZodDefault<z.ZodArray<z.ZodString>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    place: z.ZodDefault<z.ZodString>;
    exposeUser: z.ZodDefault<z.ZodArray<z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>]>>>;
    aiMark: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>]>>;
    critiqueOpen: z.ZodDefault<z.ZodBoolean>;
    albumIds: z.ZodDefault<z.ZodArray<z.ZodUUID>>;
    publishSubType: z.ZodDefault<z.ZodInt>;
    mentions: z.ZodDefault<z.ZodArray<z.ZodObject<{
        userId: z.ZodUUID;
        name: z.ZodString;
    }, z.core.$strip>>>;
    part: z.ZodDefault<z.ZodUnknown>;
}, z.core.$strip>;
export type DraftContent = z.output<typeof DraftContent>;
export interface StoredDraft {
    id: string;
    version: number;
    publishType: number;
    savedAt: Date;
    content: DraftContent;
}
/** What lists show of a draft; never its whole content, which may be a whole article. */
declare const ListedDraft: z.ZodObject<{
    id: z.ZodUUID;
    publishType: z.ZodInt;
    savedAt: z.ZodDate;
    title: z.ZodPipe<z.ZodNullable<z.ZodString>, z.ZodTransform<string, string | null>>;
    text: z.ZodPipe<z.ZodNullable<z.ZodString>, z.ZodTransform<string, string | null>>;
    pictures: z.ZodPipe<z.ZodNullable<z.ZodInt>, z.ZodTransform<number, number | null>>;
    part: z.ZodUnknown;
}, z.core.$strip>;
export type ListedDraft = z.output<typeof ListedDraft>;
/** An author's drafts, newest first, with the parts of these kinds. One that can no longer be parsed is left out. */
export declare function listDrafts(db: Queryable, { authorId, withPart }: {
    authorId: string;
    withPart: readonly number[];
}): Promise<ListedDraft[]>;
/** The contents of an author's drafts, newest first. One that can no longer be parsed is left out. */
export declare function listDraftContents(db: Queryable, authorId: string): Promise<StoredDraft[]>;
/** One of an author's drafts; undefined when it does not exist or can no longer be parsed. */
export declare function findDraft(db: Queryable, authorId: string, id: string): Promise<StoredDraft | undefined>;
export declare function countDrafts(db: Queryable, authorId: string): Promise<number>;
/** Stores a draft, replacing the one with this id or as a new one. @returns its version */
export declare function putDraft(tx: Tx, draft: Omit<StoredDraft, 'version'> & {
    authorId: string;
    fileIds: string[];
}): Promise<number>;
/** Files and version of one of an author's drafts, locked until the end of the transaction; undefined when it does not exist. */
export declare function lockDraft(tx: Tx, authorId: string, id: string): Promise<{
    fileIds: string[];
    version: number;
} | undefined>;
/** Those of these files that one of an author's drafts uses. */
export declare function findDraftFiles(db: Queryable, authorId: string, fileIds: readonly string[]): Promise<string[]>;
/** Removes one of an author's drafts. @returns its files, or undefined when there is no such draft */
export declare function removeDraft(tx: Tx, authorId: string, id: string): Promise<string[] | undefined>;
export {};
