import type { DemoPart } from '../../../demo/demo-part.ts';
/** The planned strikes and appeals, by the commands of staff and members at their time. */
export declare const sanctionDemo: DemoPart;
