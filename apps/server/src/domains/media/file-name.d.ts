/** The original file name as display text, without folders and control characters. Never part of a path. */
export declare function cleanFileName(name: string): string;
