import type { Tx } from '../../db/client.ts';
import { type LockedReply } from './reply.store.ts';
/** The file of a comment's picture before and after it was masked. */
interface MaskedFile {
    fileId: string;
    maskedId: string;
}
/** Shows a masked file in the place of a locked comment's picture. @throws ContentNotFound for a file of another one */
export declare function maskReplyPicture(tx: Tx, now: Date, { reply, maskedId }: {
    reply: LockedReply;
    maskedId: string;
}): Promise<MaskedFile>;
/** @returns false, without a change, when the comment has another picture now */
export declare function unmaskReplyPicture(tx: Tx, now: Date, { reply, swap }: {
    reply: LockedReply;
    swap: MaskedFile;
}): Promise<boolean>;
export {};
