import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/** Kinds of pictures that prove a purchase. */
export declare const proofKinds: {
    readonly invoice: 1;
    readonly warrantyCard: 2;
};
export interface ProofFiles {
    invoicePics: readonly string[];
    warrantyCardPics: readonly string[];
}
/** Replaces the pictures of a registration by uploads of the caller, or by some it has. @throws UploadNotFound */
export declare function replaceProofs(ctx: MemberCtx, tx: Tx, userProductId: string, { invoicePics, warrantyCardPics }: ProofFiles): Promise<void>;
