import type { SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** Nickname at each provider, or null where none is bound. */
export declare function getBindings(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<Record<SocialProvider, string | null>>;
/** What this domain stores of a member, for their export. */
export declare function exportSocial(db: Queryable, memberId: string): Promise<{
    provider: string;
    nickName: string;
    boundTime: string;
}[]>;
/** Deletes everything this domain stores of a member. */
export declare function eraseSocial(tx: Tx, memberId: string): Promise<void>;
