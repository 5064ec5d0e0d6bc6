/**
 * The region of an IP address: the province in China, the country elsewhere, in Chinese. Empty for addresses not in the
 * table: private ones and IPv6. Offline; the table is derived by tools/ip-regions.ts.
 */
export declare function regionOf(ip: string): string;
