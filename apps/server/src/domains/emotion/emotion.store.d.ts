import { type EmotionCode } from '@guangquan/contract';
import type { Queryable, Tx } from '../../db/client.ts';
export declare const tallyColumns: readonly ['emotion_1_count', 'emotion_2_count', 'emotion_3_count', 'emotion_4_count', 'emotion_5_count', 'emotion_6_count'];
/** Locks the counters of a post until the end of the transaction; the row is created on first use. */
export declare function lockTally(tx: Tx, publishId: string): Promise<void>;
/** A member's emotion about a post, or null. */
export declare function findEmotion(db: Queryable, publishId: string, memberId: string): Promise<EmotionCode | null>;
/** Replaces a member's emotion while the counters are locked, and moves them by the difference. */
export declare function replaceEmotion(tx: Tx, { publishId, memberId }: {
    publishId: string;
    memberId: string;
}, { before, after, now }: {
    before: EmotionCode | null;
    after: EmotionCode | null;
    now: Date;
}): Promise<void>;
