/** Ids of requests: unique across nodes and starts by a random part drawn once, and cheap to increment. */
export declare function makeRequestIds(): () => string;
