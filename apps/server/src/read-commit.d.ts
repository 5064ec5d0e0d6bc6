/** The commit that is checked out in this folder, shortened; null where there is no repository. Runs no program. */
export declare function readCommit(folder: URL): string | null;
