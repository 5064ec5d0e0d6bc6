import type { TargetPart } from '../../target/index.ts';
/** Registered products as targets of notices to their owner, who alone may open them. */
export declare const registrationTarget: TargetPart;
