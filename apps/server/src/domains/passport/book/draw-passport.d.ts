import { type GearEvent, type Passport } from '@guangquan/contract';
interface PassportSheet {
    passport: Passport;
    events: readonly GearEvent[];
    siteName: string;
    madeAt: Date;
}
/** Draws the passport on A4. The letters that it needs are part of the file, so that it looks the same everywhere. */
export declare function drawPassport({ passport, events, siteName, madeAt }: PassportSheet): Promise<Buffer>;
export {};
