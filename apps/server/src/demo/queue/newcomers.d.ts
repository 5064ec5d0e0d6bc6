import type { DemoPerson } from '../people.ts';
/** A member of a few days or hours, about whom or by whom something waits for the moderators. */
export interface Newcomer extends DemoPerson {
    /** IPv4 address of their only session; empty for none. */
    address: string;
}
/** Members of the queue of reviews. Phones start at 13800131001; ids never change. */
export declare const newcomers: readonly Newcomer[];
/** A newcomer by nickname. */
export declare function newcomer(nickName: string): Newcomer;
