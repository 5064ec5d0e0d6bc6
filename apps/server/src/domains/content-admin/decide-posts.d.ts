import { type Decided, type StaffPostItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
interface Chosen {
    ids: string[];
    reason: string;
}
/** @throws NotAllowedNow */
export declare function hidePosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
/** @throws NotAllowedNow */
export declare function showPosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
/** @throws NotAllowedNow */
export declare function deletePosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
interface TopicChoice {
    id: string;
    topicIds: string[];
    version: number;
    reason: string;
}
/** Gives a post other topics and notifies its author. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function setTopicsOfPost(ctx: StaffCtx, { id, topicIds, version, reason }: TopicChoice): Promise<StaffPostItem>;
export {};
