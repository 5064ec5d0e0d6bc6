import type { FormerPicture } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Photographs that were masked beside what replaced them, in copies up to 1080 px. The caller is responsible for the
 * permission and the audit log.
 */
export declare function loadFormerPictures({ app, db }: Pick<StaffCtx, 'app' | 'db'>, swaps: readonly {
    fileId: string;
    maskedId: string;
}[]): Promise<FormerPicture[]>;
