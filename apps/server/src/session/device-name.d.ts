/** Browser and system, `Chrome · Windows`; empty when unknown. */
export declare function deviceName(userAgent: string): string;
