import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/** Names of medals by id: the domain of medals provides them, at most a minute old. */
export declare const medalNames: import("../../../extension-point.ts").ExtensionPoint<(app: App) => Promise<ReadonlyMap<string, string>>>;
/** The picture of a tier of a medal; tier 0 is the grey one. */
export declare const medalUrl: (medalId: string, tier: number) => string;
/** The picture of a frame. */
export declare const frameUrl: (frameId: string) => string;
/** What is stored of a worn medal: `shutter.2`. */
export interface UsedMedal {
    medalId: string;
    tier: number;
}
/** The medal that a member wears. */
export declare function readUsedMedal(stored: string | null): UsedMedal | null;
/** A member wears a medal, in place of another one; null: none. */
export declare function useMedal(tx: Tx, memberId: string, medal: UsedMedal | null): Promise<void>;
/** A member who wears a lower tier of a medal wears this one. */
export declare function raiseUsedMedal(tx: Tx, { memberId, medalId, tier }: UsedMedal & {
    memberId: string;
}): Promise<void>;
/** A member uses a frame, in place of another one; null: none. */
export declare function useFrame(tx: Tx, memberId: string, frameId: string | null): Promise<void>;
/** Ends the use of a frame that is no longer a member's. */
export declare function stopUsingFrame(tx: Tx, { memberId, frameId }: {
    memberId: string;
    frameId: string;
}): Promise<void>;
/** What a member wears. */
export declare function loadUsed(tx: Pick<Tx, 'selectFrom'>, memberId: string): Promise<{
    medal: UsedMedal | null;
    frameId: string | null;
}>;
