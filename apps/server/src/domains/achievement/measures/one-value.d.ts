import type { RawBuilder } from 'kysely';
import type { MedalMeasure } from '../medal-measure.ts';
interface OneValue {
    memberId: string;
    value: number;
}
/** Declares a measure without arguments. @param select columns "memberId" and value of these members */
export declare function oneValue(name: string, events: MedalMeasure['events'], select: (memberIds: readonly string[], now: Date) => RawBuilder<OneValue>): MedalMeasure;
export {};
