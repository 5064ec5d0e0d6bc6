import { type PageInput } from './paging.ts';
/** A page of a list that is short enough to be read as a whole: its keys are the places in it. */
export declare function pageOfAll<R>(input: PageInput, all: readonly R[]): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: R[];
}>;
