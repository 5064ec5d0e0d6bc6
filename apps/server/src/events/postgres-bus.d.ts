import pg from 'pg';
import type { Bus } from './bus.ts';
/** The single channel all nodes listen on; a notification is `name payload`. */
export declare const busChannel = "guangquan";
/**
 * The bus over one dedicated listening connection, which reconnects automatically; announcements made meanwhile are
 * lost, which every subscriber must tolerate (see `Bus`).
 */
export declare function openBus(options: {
    url: string;
    pool: pg.Pool;
    onError: (error: Error) => void;
}): Promise<Bus>;
