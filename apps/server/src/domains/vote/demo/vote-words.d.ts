/** Questions and options of the demonstration votes. */
export interface VoteWords {
    title: string;
    text: string;
    options: string[];
    /** Options have photographs of the author. */
    pictures?: true;
    max?: number;
    /** Days since the start, and duration in days. */
    began: number;
    lasts: number;
    showResult: 1 | 2 | 3;
}
/** A vote that waits for the moderators. */
interface WaitingVote extends Omit<VoteWords, 'pictures' | 'began'> {
    /** Nickname of a newcomer. */
    author: string;
    /** Value of `publish.review_cause`. */
    cause: 'firstPost' | 'word';
    hoursAgo: number;
}
export declare const voteWords: VoteWords[];
export declare const waitingVotes: readonly WaitingVote[];
export {};
