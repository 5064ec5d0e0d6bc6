import type { Tx } from '../../../db/client.ts';
import type { Medal } from '../catalogue.ts';
export interface Award {
    memberId: string;
    medalId: string;
    tier: number;
}
interface AwardOptions {
    now: Date;
    medals: readonly Pick<Medal, 'id' | 'name'>[];
    quietly?: boolean;
    byStaff?: boolean;
}
/**
 * Grants tiers of medals, each once: what a member has stays as it is, and staff revoke a medal in all tiers. A member gets one notice for
 * each medal, of its highest new tier; one that is worn shows that tier at once.
 */
export declare function awardMedals(tx: Tx, awards: readonly Award[], { now, medals, quietly, byStaff }: AwardOptions): Promise<readonly Award[]>;
export {};
