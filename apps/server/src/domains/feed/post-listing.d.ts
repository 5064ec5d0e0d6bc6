import type { TargetPart } from '../target/index.ts';
/** Posts in lists of found targets; the photo wall has the indexes of camera data. */
export declare const postListing: TargetPart;
