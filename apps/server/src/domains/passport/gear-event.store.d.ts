import type { GearEventKind } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
interface NewEvent {
    serialId: string;
    /** The registration during which it happened. */
    registrationId: string;
    kind: GearEventKind;
    /** `yyyy-MM-dd` */
    day: string;
    service?: number;
    level?: number;
    shutterCount?: number | null;
    place?: string;
    note?: string;
    staffName?: string;
}
/** Writes a line of a passport, in the transaction of its cause. @returns its id */
export declare function recordEvent(tx: Tx, now: Date, event: NewEvent): Promise<string>;
export {};
