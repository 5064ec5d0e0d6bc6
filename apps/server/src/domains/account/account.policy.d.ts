/** How long the phone of an erased account cannot be registered again, in milliseconds. */
export declare const phoneQuarantineMs: number;
