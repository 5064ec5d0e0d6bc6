import type { TargetPart } from '../target/index.ts';
/** Members as targets of reports. */
export declare const memberTarget: TargetPart;
