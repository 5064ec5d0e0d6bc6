import type { Queryable } from '../../db/client.ts';
/** Active members by id or by exact name, without those who block the viewer or whom the viewer blocks. */
export declare function findNamed(db: Queryable, viewerId: string, { ids, names }: {
    ids: readonly string[];
    names: readonly string[];
}): Promise<{
    id: string;
    nickName: string;
}[]>;
