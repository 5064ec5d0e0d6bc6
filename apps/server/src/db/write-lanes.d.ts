/** The bound of one class of writes. */
export interface WriteLane {
    /**
     * Waits for a place.
     * @returns a function that frees it
     * @throws Failure Unavailable when there is none within two seconds
     */
    enter: () => Promise<() => void>;
}
/** The lanes of one node, by name. What waits in a lane uses no connection. */
export declare function makeWriteLanes(): (name: string) => WriteLane;
/** The place of one request in its lane, while it uses at least one connection. */
export declare class LanePlace {
    #private;
    constructor(lane: WriteLane);
    /** Before each connection. @throws Failure Unavailable */
    take(): Promise<void>;
    /** After each connection. */
    release(): void;
}
