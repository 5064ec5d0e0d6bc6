import { type CsvFault } from '@guangquan/contract';
import type * as z from 'zod';
type Row = z.ZodObject<{
    number: z.ZodString;
    carrier: z.ZodString;
    trackingNumber: z.ZodString;
}>;
/** Something that waits for a parcel. */
interface Waiting {
    id: string;
    number: string;
    state: number;
}
export interface ReadShipment {
    id: string;
    number: string;
    carrier: string;
    trackingNumber: string;
}
interface ShipmentFile {
    row: Row;
    columns: {
        number: string;
        carrier: string;
        trackingNumber: string;
    };
    find: (numbers: readonly string[]) => Promise<readonly Waiting[]>;
    toShip: number;
    sentences: {
        unknown: string;
        twice: string;
        notWaiting: string;
    };
}
/** Reads a file of parcels, each by the number of what is sent. */
export declare function readShipments(csv: string, { row, columns, find, toShip, sentences }: ShipmentFile): Promise<{
    shipments: ReadShipment[];
    faults: CsvFault[];
}>;
export {};
