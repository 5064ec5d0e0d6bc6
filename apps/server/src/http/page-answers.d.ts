import type { SiteSettings } from '@guangquan/contract';
import type { AnyCall, Answers } from '@guangquan/routes/first-call';
import type { CallLocally } from './call-locally.ts';
/** A call made for a page, with its result as JSON text. */
export interface PageAnswer {
    service: string;
    method: string;
    input: unknown;
    result: string;
}
export interface PageAnswers {
    answers: PageAnswer[];
    /** 404 when the subject of the page does not exist, 503 while the database is unavailable. */
    status: 200 | 404 | 503;
}
/** Makes a page's calls. The first is the subject of the page; any other may fail and is then repeated by the site. */
export declare function requestPage(callLocally: CallLocally, calls: readonly AnyCall[]): Promise<PageAnswers>;
/** The responses, for the summary of a route. */
export declare function readAnswers(answers: PageAnswer[]): Answers;
/** Reads the settings that every page carries. */
export declare function requestSettings(callLocally: CallLocally): Promise<SiteSettings>;
