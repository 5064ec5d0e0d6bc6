import type { App } from '../../../context.ts';
interface Owners {
    /** Active members. */
    members: number;
    byMedal: ReadonlyMap<string, number>;
}
/** How many members have each medal; at most five minutes old. */
export declare const loadOwners: (app: App) => Promise<Owners>;
export {};
