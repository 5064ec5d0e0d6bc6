import type { StrikeChange, StrikeFacts, StrikeKind, StrikeSubject } from '@guangquan/contract';
import type { StrikeRow } from './strike.store.ts';
/** Until when a member may appeal a strike. */
export declare function appealEnd(strike: Pick<StrikeRow, 'created_at'>): Date;
/** The target of a strike as its member reads of it; null for a strike that is about nothing in particular. */
export declare function targetOfStrike(strike: Pick<StrikeRow, 'target_kind' | 'target_change' | 'target_text'>): StrikeFacts['target'];
export declare function kindOfStrike({ kind }: Pick<StrikeRow, 'kind'>): StrikeKind;
/** What member and staff see of a strike. */
export declare function strikeFacts(row: StrikeRow): {
    id: string;
    kind: "ban" | "mute" | "warning";
    days: number | null;
    reason: string;
    untilTime: string | null;
    isAutomatic: boolean;
    target: {
        kind: StrikeSubject;
        text: string;
        change: StrikeChange;
    } | null;
    createTime: string;
    liftTime: string | null;
};
