import type { DemoPart } from '../../../demo/demo-part.ts';
/** The days on which members used the site: those on which they published, wrote or liked something. */
export declare const staffDemo: DemoPart;
