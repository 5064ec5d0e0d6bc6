import type { PageVersions } from '../../../http/page-versions.ts';
/** Pages of one post. Comments are part of them, so their number is part of the version. */
export declare const postPageVersions: PageVersions;
