import { type RawBuilder } from 'kysely';
/** SQL: the experience at which each level begins on a day, from Lv.1. */
export declare function thresholdsOn(day: string): RawBuilder<number[]>;
