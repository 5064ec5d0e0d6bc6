import { type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
declare const WallFilter: z.ZodObject<{
    topicId: z.ZodOptional<z.ZodString>;
    tag: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    cameraId: z.ZodOptional<z.ZodString>;
    lensId: z.ZodOptional<z.ZodString>;
    fMin: z.ZodOptional<z.ZodNumber>;
    fMax: z.ZodOptional<z.ZodNumber>;
    focalMin: z.ZodOptional<z.ZodNumber>;
    focalMax: z.ZodOptional<z.ZodNumber>;
    isoMin: z.ZodOptional<z.ZodInt>;
    isoMax: z.ZodOptional<z.ZodInt>;
    secMin: z.ZodOptional<z.ZodNumber>;
    secMax: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
/** Filters of the photo wall, without its order. */
export type WallFilter = z.output<typeof WallFilter>;
/** A filter as the cache key of its count. */
export declare function keyOfFilter(filter: WallFilter): string;
/** The filter of such a key. */
export declare function readFilter(key: string): WallFilter;
/** No filter, or only a camera or a lens: served in order by an index. */
export declare function isPlain(filter: WallFilter): boolean;
/** Conditions on camera data, of the wall's filter or a search. */
export type ShotFilter = Omit<Partial<WallFilter>, 'topicId' | 'tag'> & {
    /** Any of these. */
    cameraIds?: readonly string[] | undefined;
    lensIds?: readonly string[] | undefined;
};
/** Whether a filter has conditions on camera data. */
export declare function hasShotConditions({ topicId: _topic, tag: _tag, ...shot }: Partial<WallFilter>): boolean;
/** SQL for rows of `publish`: the post and its cover match the filter. */
export declare function coverConditions(filter: Partial<WallFilter>): RawBuilder<SqlBool>[];
/** SQL for rows of `publish`: the post matches the filter, and one further photograph matches all of its conditions. */
export declare function furtherConditions(filter: Partial<WallFilter>): RawBuilder<SqlBool>[];
/** SQL for a row of `publish`: the first of its further photographs that matches the filter. */
export declare function furtherMatch(filter: Partial<WallFilter>): RawBuilder<string>;
/** SQL for one given row of `publish`: any of its photographs matches the filter. */
export declare function anyConditions(filter: ShotFilter): RawBuilder<SqlBool>[];
export {};
