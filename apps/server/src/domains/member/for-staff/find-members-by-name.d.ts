import type { Queryable } from '../../../db/client.ts';
interface NamedMember {
    id: string;
    /** Neither banned nor erased. */
    isActive: boolean;
}
/** Members by id or by their whole nickname, in the order of the texts; undefined for one that names nobody. */
export declare function findMembersByName(db: Queryable, texts: readonly string[]): Promise<(NamedMember | undefined)[]>;
export {};
