import { useTypes } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Makes an uploaded file the avatar or background and releases the previous one; null only releases it.
 * @throws UploadNotFound for a file that is not the caller's, of another use, or too old
 */
export declare function replacePicture(ctx: MemberCtx, tx: Tx, useType: typeof useTypes.avatar | typeof useTypes.background, before: string | null, fileId: string | null | undefined): Promise<void>;
