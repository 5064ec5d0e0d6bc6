import type { Tx } from '../../db/client.ts';
import { type Restriction } from '../member/index.ts';
/** Makes a locked member's restriction what their strikes in force say; a new ban ends all sessions. */
export declare function applyRestriction(tx: Tx, now: Date, { memberId, before }: {
    memberId: string;
    before: Restriction;
}): Promise<Restriction>;
