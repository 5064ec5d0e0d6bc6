import type { App } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** An original in its owner's export, with its camera data as shown. */
export interface ExportedFile {
    id: string;
    fileName: string;
    mime: string;
    /** Storage key of the original. */
    key: string;
    size: number;
    createdAt: Date;
    exif: Record<string, string | number | boolean | null>;
}
/** All uploads of a member, oldest first. */
export declare function exportFiles(db: Queryable, ownerId: string): Promise<ExportedFile[]>;
/** Files of an owner that their content still uses, as known by the domains above. */
export declare const fileHolders: import("../../extension-point.ts").ExtensionPoint<readonly ((db: Queryable, ownerId: string) => Promise<string[]>)[]>;
/**
 * Removes a member's files permanently. Of those still in use the shown copies stay; their originals are removed,
 * because cameras write positions and serial numbers into them, and so is the name in their watermark. May be run again
 * after an interruption.
 */
export declare function eraseFiles(app: App, ownerId: string): Promise<void>;
