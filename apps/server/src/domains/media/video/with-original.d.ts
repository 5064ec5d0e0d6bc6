import type { App } from '../../../context.ts';
/** Works on a local copy of an original in a folder of its own; both are removed afterwards. */
export declare function withOriginal(app: App, originalKey: string, work: (place: {
    path: string;
    folder: string;
}) => Promise<void>): Promise<void>;
