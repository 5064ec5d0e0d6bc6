declare const load: (app: import("../../context.ts").App, key: string) => Promise<Map<string, string>>;
/** Names of all medals by id; at most a minute old. */
export declare const loadMedalNames: (app: Parameters<typeof load>[0]) => Promise<ReadonlyMap<string, string>>;
export {};
