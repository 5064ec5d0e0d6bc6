import type { DemoPart } from '../../../demo/demo-part.ts';
/** What the members have won by the rules; most wear one of their best medals, and many a frame. */
export declare const achievementDemo: DemoPart;
