import type { StoredFolder } from '../../jobs/stored-folder.ts';
export declare const mediaFolders: readonly StoredFolder[];
