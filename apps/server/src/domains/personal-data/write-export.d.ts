import type { App } from '../../context.ts';
import type { PersonalData } from './gather-personal-data.ts';
interface WriteOptions {
    /** Path to write the ZIP to. */
    path: string;
    signal: AbortSignal;
    /** Percent, called at most twenty times. */
    onProgress: (percent: number) => Promise<void>;
}
/** Writes the ZIP: tables and lists as JSON and CSV, originals unchanged, and a page to view it all. */
export declare function writeExport(app: App, data: PersonalData, options: WriteOptions): Promise<void>;
export {};
