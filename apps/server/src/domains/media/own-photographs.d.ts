import { type PictureExif } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
import type { PhotographChoices } from './set-photograph-choices.ts';
/** A photograph with its author's choices, and the file's values before any correction. */
export interface OwnPhotograph {
    choices: PhotographChoices;
    /** The fields of `PictureExif` that corrections replace. */
    fromFile: Partial<PictureExif>;
}
/**
 * The choices of authors about photographs, for the forms that change them.
 * @returns by file id; a file that no longer exists is missing
 */
export declare function loadOwnPhotographs(db: Queryable, fileIds: readonly string[]): Promise<Map<string, OwnPhotograph>>;
