import type { Queryable } from '../../db/client.ts';
/** Paths of the largest and of the smallest copy of a picture of the site. @throws UploadNotFound */
export declare function filePaths(db: Queryable, fileId: string): Promise<{
    path: string;
    smallPath: string;
}>;
/** Path of the largest copy of a picture of the site, which everybody may see. @throws UploadNotFound */
export declare function filePath(db: Queryable, fileId: string): Promise<string>;
