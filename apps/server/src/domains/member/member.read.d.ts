import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** Whether a nickname, or one that looks the same, is taken. @throws NickNameRefused, NickNameContact for a name nobody may have */
export declare function nickNameExists(ctx: Ctx, nickName: string, brandWords: readonly string[]): Promise<boolean>;
/** Nicknames of members by id. */
export declare function loadNickNames(db: Queryable, memberIds: readonly string[]): Promise<Map<string, string>>;
/** When these members registered. */
export declare function loadJoinTimes(db: Queryable, memberIds: readonly string[]): Promise<Map<string, Date>>;
/** The id of a member of any state, by id or exact nickname; null for nobody. */
export declare function findMemberId(db: Queryable, member: string): Promise<string | null>;
