import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Changes the caller's nickname. @throws NickNameRefused, NickNameContact, NickNameTooSoon, NickNameTaken */
export declare function renameMember(ctx: MemberCtx, tx: Tx, { changedAt, nickName, brandWords, }: {
    changedAt: Date | null;
    nickName: string;
    brandWords: readonly string[];
}): Promise<void>;
