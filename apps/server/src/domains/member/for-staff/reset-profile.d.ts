import { type ProfilePart } from '@guangquan/contract';
import type { Tx } from '../../../db/client.ts';
/**
 * Replaces parts of a profile by neutral ones. The member may choose another nickname at once. The caller is responsible
 * for the permission.
 * @returns what stood there before; a part that was neutral is not in it
 * @throws ContentNotFound for an erased member, ChangedMeanwhile
 */
export declare function resetProfile(tx: Tx, { id, parts, version }: {
    id: string;
    parts: readonly ProfilePart[];
    version: string;
}): Promise<Partial<Record<ProfilePart, string>>>;
