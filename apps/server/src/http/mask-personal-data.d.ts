/** Masks phone numbers (138****0000) and e-mail addresses anywhere in a finished log line. */
export declare function maskPersonalData(line: string): string;
