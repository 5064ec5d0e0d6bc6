import type { DemoPart } from '../../../demo/demo-part.ts';
/** Passports of what the members registered: at all levels, with a year of care, an open transfer and a lost body. */
export declare const passportDemo: DemoPart;
