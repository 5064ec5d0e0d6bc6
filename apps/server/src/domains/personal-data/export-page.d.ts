import type { PersonalData } from './gather-personal-data.ts';
import type { NamedFile } from './name-originals.ts';
interface PageOptions {
    files: readonly NamedFile[];
    topicNames: ReadonlyMap<string, string>;
}
/** A page in the ZIP that shows every part of the export in words, without a network or a program. */
export declare function exportPage(data: PersonalData, options: PageOptions): AsyncGenerator<string>;
export {};
