import { type DemoPerson } from '../../../demo/people.ts';
/** A demonstration video made from photographs. */
export interface VideoScript {
    author: DemoPerson;
    title: string;
    text: string;
    /** 1: a work, 2: a lesson. */
    subType: 1 | 2;
    ownersOnly: boolean;
    tags: string[];
    /** Photographs by file, each shown for a number of seconds. */
    photos: string[];
    secondsEach: number;
    /** Whether the view pans over the photographs; lessons do not. */
    moving: boolean;
    /** Subtitle of each photograph; empty for none. */
    lines: string[];
    /** Hours before the load at which it was published. */
    hoursAgo: number;
}
/**
 * Three videos that show every state of the player: a work, one with subtitles, a lesson for owners; and one whose text
 * has a word that moderators look at first.
 */
export declare function videoScripts(): VideoScript[];
