import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** Filter of a member's photographs. */
export interface GalleryFilter {
    userId: string;
    /** Year of publishing, Asia/Shanghai. */
    year?: number | undefined;
    cameraId?: string | undefined;
    lensId?: string | undefined;
    albumId?: string | undefined;
}
export interface GalleryRow {
    /** The photograph's id within its post. */
    id: string;
    publish_id: string;
    position: number;
    created_at: Date;
}
/**
 * A page of all photographs a member published, newest post first and within it in its order. Filters do not match a
 * camera or lens that its author hides. totalCount: capped, counted for the first page.
 */
export declare function listGallery(ctx: Ctx, input: PageInput & GalleryFilter): Promise<Omit<import("@guangquan/contract").Page<GalleryRow>, "items"> & {
    rows: GalleryRow[];
}>;
/** For the choices of the filter, of a member's photographs: the year, and the file where the gear may be shown. */
export declare function listGalleryFacts(ctx: Ctx, userId: string): Promise<GalleryFacts[]>;
interface GalleryFacts {
    year: number;
    cameraFileId: string | null;
    lensFileId: string | null;
}
export {};
