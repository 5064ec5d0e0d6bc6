import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
import type { DB } from '../../db/tables.gen.ts';
import type { CopyMark } from './decode/decode-messages.ts';
import type { CleanExif } from './exif/clean-exif.ts';
export interface FileRow {
    id: string;
    /** Null for a picture of the site itself. */
    owner_id: string | null;
    use_type: number;
    mime: string;
    original_key: string;
    public_prefix: string;
    is_public: boolean;
    webp_sizes: number[];
    avif_sizes: number[];
    p3_sizes: number[];
    p3_avif_sizes: number[];
    moving_size: number | null;
    watermark: number;
    mark_text: string;
    mark_version: number;
    copies_ready: boolean;
    large_open: boolean;
    width: number;
    height: number;
    created_at: Date;
    withheld_at: Date | null;
}
export declare function findFile(db: Queryable, id: string): Promise<FileRow | null>;
/** Version of the watermark on copies of 1080 px and more; 0 without one. */
export declare function shownWatermarkVersion(file: {
    watermark: number;
    mark_version: number;
}): number;
/** The watermark to draw on a file's copies. */
export declare function watermarkFor(file: {
    use_type: number;
    watermark: number;
    mark_text: string;
}): CopyMark | null;
/** The highest AI level in the metadata of these files: 1 none, 2 altered, 3 made by AI. */
export declare function strongestAiMark(db: Queryable, fileIds: readonly string[]): Promise<number>;
/**
 * Inserts the row of a file whose bytes are about to be stored, within its owner's quota. Locks out other uploads of
 * the owner until the end of `tx`.
 * @throws Failure QuotaFull
 */
export declare function insertFile(tx: Tx, row: Omit<Insertable<DB['stored_file']>, 'file_name'> & {
    size_bytes: number;
}, { fileName, countedBytes }: {
    fileName: string;
    countedBytes?: number;
}): Promise<void>;
export declare function insertExif(tx: Tx, fileId: string, exif: CleanExif, gear: {
    cameraId: string | null;
    lensId: string | null;
}): Promise<void>;
