import { type RawBuilder } from 'kysely';
/**
 * SQL: the hour of the day at which a file was taken, by its camera's clock, 0–23; null where the file does not say.
 */
export declare function shotHour(fileId: RawBuilder<string>): RawBuilder<number | null>;
