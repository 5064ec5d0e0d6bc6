import type { FastifyRequest } from 'fastify';
import type { App } from '../../../context.ts';
import { type TemporaryFile } from './temporary-file.ts';
/** What a multipart body may contain; the largest file of any use. */
export declare const multipartLimits: {
    files: number;
    fields: number;
    parts: number;
    fieldNameSize: number;
    fieldSize: number;
    headerPairs: number;
    fileSize: number;
};
export interface ReceivedFile {
    fileName: string;
    file: TemporaryFile;
}
export interface ReceivedParts {
    files: ReceivedFile[];
    fields: Record<string, string>;
    /** Removes the temporary files that were not consumed. */
    discard: () => Promise<void>;
}
/** Reads a multipart body, files into temporary ones. Nothing is left when it throws. */
export declare function receiveParts(app: App, request: FastifyRequest): Promise<ReceivedParts>;
