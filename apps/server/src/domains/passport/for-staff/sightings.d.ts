import { type MethodParsed, type StaffPassport, type StaffSighting } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the sightings, newest first. totalCount: capped. */
export declare function listSightings(ctx: StaffCtx, { state, ...input }: MethodParsed<typeof StaffPassport.GetSightings>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        productName: string;
        serialEnd: string;
        ownerId: string;
        ownerName: string;
        lostOn: string;
        lostNote: string;
        uploaderId: string;
        uploaderName: string;
        uploadTime: string;
        pictureUrl: string;
        state: number;
        decidedBy: string;
        note: string;
        createTime: string;
        version: number;
    }[];
}>;
/**
 * Decides a sighting. When staff contacted both sides the owner is notified; the uploader learns nothing from the site.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export declare function decideSighting(ctx: StaffCtx, { id, state, version, reason }: MethodParsed<typeof StaffPassport.DecideSighting>): Promise<StaffSighting>;
