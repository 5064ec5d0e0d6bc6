/** Whether an address is public: not this machine, a private network or a special range. */
export declare function isPublicAddress(address: string): boolean;
