import type { Random } from './random.ts';
/** A post before it has an author or text: time, sources and engagement. */
export interface Slot {
    ageHours: number;
    /** Indexes of the sources, the cover first. */
    sources: number[];
    likes: number;
    collects: number;
    replies: number;
    shares: number;
    editorPick: boolean;
}
/** A score is final after thirty days. */
export declare const scoredHours = 720;
/** The score of 热门 as far as it is known before authors are assigned. */
export declare function scoreOf(slot: Slot): number;
/** Slots of posts with these numbers of photographs, newest first, spread over `days`. */
export declare function makeSlots(sizes: readonly number[], { replies, days, random }: {
    replies: number;
    days: number;
    random: Random;
}): Slot[];
/** Sizes of posts that show so many photographs; most show one. */
export declare function postSizes(photographs: number, random: Random): number[];
