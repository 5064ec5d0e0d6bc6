import type { Ctx } from '../context.ts';
interface StoredSession {
    id: string;
    device: string;
    region: string;
    createdAt: Date;
    lastUsedAt: Date;
    isLive: boolean;
    endReason: string;
}
/** Sessions of a member, those that ended and are still stored too: live ones first, then newest first; at most 50. */
export declare function listMemberSessions({ db, now }: Pick<Ctx, 'db' | 'now'>, memberId: string): Promise<StoredSession[]>;
export {};
