/**
 * Whether an address, or the /64 an IPv6 subscriber is counted by, lies in one of the ranges.
 * @param ranges addresses and CIDR ranges, separated by commas
 */
export declare function addressFilter(ranges: string): (address: string) => boolean;
