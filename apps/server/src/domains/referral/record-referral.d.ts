import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Stores who invited a member being registered. An empty code means nobody.
 * @throws InviteCodeWrong for a code that no active member has
 */
export declare function recordReferral(ctx: Pick<Ctx, 'now'>, tx: Tx, { inviteeId, code }: {
    inviteeId: string;
    code: string | undefined;
}): Promise<void>;
