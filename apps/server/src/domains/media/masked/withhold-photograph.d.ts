import type { Tx } from '../../../db/client.ts';
/**
 * Puts a masked file in the place of the one that it was made from: that one can neither be fetched nor used any more.
 * It is stored for taking it back.
 * @param withholds false where something else shows the file as well
 * @throws ContentNotFound for a file that was not made from this one
 */
export declare function withholdPhotograph(tx: Tx, now: Date, { fileId, maskedId, withholds }: {
    fileId: string;
    maskedId: string;
    withholds: boolean;
}): Promise<void>;
/** Takes `withholdPhotograph` back; the masked file is withheld until it is removed as unused. */
export declare function showWithheld(tx: Tx, now: Date, { fileId, maskedId }: {
    fileId: string;
    maskedId: string;
}): Promise<void>;
