import type { Queryable, Tx } from '../../../db/client.ts';
import type { OwnPicture } from '../kinds/post-kind.ts';
import { type LockedPost } from '../post.store.ts';
/** A picture of a post, and its file before and after it was masked. */
export interface MaskedSwap {
    pictureId: string;
    fileId: string;
    maskedId: string;
}
/** The file of a photograph of a post, or of a picture in the rows of its kind. */
export declare function findPictureFile(db: Queryable, picture: OwnPicture): Promise<string | undefined>;
/** Shows masked files in the place of pictures of a locked post. @throws ContentNotFound for a file of another one */
export declare function maskPictures(tx: Tx, now: Date, { post, masks }: {
    post: LockedPost;
    masks: readonly {
        pictureId: string;
        fileId: string;
    }[];
}): Promise<MaskedSwap[]>;
/** @returns false, without a change, when a picture was removed or masked again since */
export declare function unmaskPictures(tx: Tx, now: Date, { post, swaps }: {
    post: LockedPost;
    swaps: readonly MaskedSwap[];
}): Promise<boolean>;
