import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/** Refuses a phone that an account has, or had until a short time ago. @throws PhoneTaken, PhoneQuarantined */
export declare function refuseUsedPhone(ctx: Ctx, phone: string): Promise<void>;
/**
 * Replaces the phone of a member who lost theirs: all sessions end, and the old phone and the mailbox get a message. The
 * caller is responsible for the permission.
 * @throws PhoneTaken, PhoneQuarantined
 */
export declare function replacePhone(ctx: Ctx, tx: Tx, { memberId, phone }: {
    memberId: string;
    phone: string;
}): Promise<void>;
