import type { ExportedFile } from '../media/index.ts';
export interface NamedFile extends ExportedFile {
    /** Path inside the ZIP. */
    path: string;
}
/** Files with the same name are distinguished by a number; nothing of a name leads out of the folder. */
export declare function nameOriginals(files: ExportedFile[]): NamedFile[];
