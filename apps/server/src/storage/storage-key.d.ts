/**
 * Accepts only keys of our own format: no `..`, no absolute path, no empty or hidden segment. Keys never come from a
 * request, so an invalid one is a bug.
 */
export declare function checkKey(key: string): string;
