import type { App, StaffCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** A picture of the site as its rows name it. */
export interface SitePicture {
    fileId: string;
    path: string;
    /** Of the smaller copy. */
    smallPath: string;
}
/** Stores a picture of the site from Base64, checked and cut as its use requires. @throws what `storeFile` throws */
export declare function storeSitePicture({ app, db }: StaffCtx, { useType, fileName, content }: {
    useType: number;
    fileName: string;
    content: string;
}): Promise<{
    fileId: string;
    url: string;
}>;
/** The address of a picture of the site; uploaded ones may be served by a host of their own. */
export declare const sitePictureUrl: ({ env }: App, path: string) => string;
/** Marks an uploaded picture of the site as used. @throws UploadNotFound */
export declare function claimSitePicture(app: App, tx: Tx, { fileId, useType }: {
    fileId: string;
    useType: number;
}): Promise<SitePicture>;
