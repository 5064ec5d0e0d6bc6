import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
export interface NewMember {
    id: string;
    nickName: string;
    sex: number;
    photographyLevel: number;
    /** `yyyy-MM-dd`, of somebody old enough. */
    birthday?: string | undefined;
    /** Existing codes, each within the one before. */
    areaCodes?: readonly string[] | undefined;
    /** False for a member who registered by e-mail only. */
    phoneBound?: boolean;
}
/** Adds a member who proved an address. @returns false when the name, or one that looks the same, is taken */
export declare function insertMember(ctx: Pick<Ctx, 'now'>, tx: Tx, { id, nickName, sex, photographyLevel, birthday, areaCodes, phoneBound }: NewMember): Promise<boolean>;
/** False for a banned, erased or unknown member. */
export declare function isActiveMember(db: Queryable, memberId: string): Promise<boolean>;
