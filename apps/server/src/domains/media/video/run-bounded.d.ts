/** Limits of a program that reads members' files. */
export interface Bounds {
    /** Address space, or data where `reservedBytes` is given. */
    memoryBytes: number;
    cpuSeconds: number;
    /** Largest file it may write. */
    fileBytes: number;
    /** Wall-clock time. */
    timeoutMs: number;
    /** 0 as the server, up to 19 for work that may wait. */
    niceness: number;
}
export interface BoundedRun {
    args: readonly string[];
    bounds: Bounds;
    /** Working folder, the only one its relative paths lead to. */
    cwd: string;
    signal?: AbortSignal;
    /**
     * For runtimes such as V8 that reserve far more address space than they use: the writable memory they reserve at
     * their start. The limit then applies to data instead of addresses, with this added.
     */
    reservedBytes?: number;
    /** Called with each line of standard output, which is then not collected. */
    onLine?: (line: string) => void;
}
export type RunEnd = {
    kind: 'done';
    stdout: string;
}
/** It ended by itself with an error: the file's fault. */
 | {
    kind: 'refused';
    stderr: string;
}
/** It was stopped: by its limits, the machine, or the signal. */
 | {
    kind: 'ended';
    why: 'timeout' | 'aborted' | 'killed';
    stderr: string;
};
/**
 * Runs a program with an empty environment, limits that the kernel enforces and no network where the machine allows
 * that; it ends with its parent. No argument contains anything a member wrote.
 */
export declare function runBounded(program: string, run: BoundedRun): Promise<RunEnd>;
/** The strictest sandbox this machine allows, determined once. */
export declare function confinement(): Promise<readonly string[]>;
