import type { App } from '../../context.ts';
/** Authors of the posts at the top of 热门, highest first; the same for everybody, and up to minutes old. */
export declare function listHotAuthors(app: App): Promise<string[]>;
