/** An instant in Shanghai time: `yyyy-MM-ddTHH:mm:ss`. China has had no daylight saving time since 1991. */
export declare function localTime(at: Date): string;
