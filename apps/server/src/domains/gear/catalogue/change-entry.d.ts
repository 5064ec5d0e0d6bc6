import type { MethodParsed, StaffGear } from '@guangquan/contract';
import { type Facts } from '../../../audit-chain/record-act.ts';
import type { StaffCtx } from '../../../context.ts';
import { type GearDescription } from '../../gear-catalogue/index.ts';
/** Changes of one catalogue run one after another. */
export declare const gearQueue: {
    queue: string;
};
export declare const factsOf: ({ name, brand, maxAperture }: GearDescription) => Facts;
/** Adds an entry. @returns its id @throws AlreadyThere */
export declare function createEntry(ctx: StaffCtx, { kind, ...described }: MethodParsed<typeof StaffGear.Create>): Promise<string>;
/** Changes what an entry is called. @throws ContentNotFound, ChangedMeanwhile */
export declare function saveEntry(ctx: StaffCtx, { kind, id, version, ...described }: MethodParsed<typeof StaffGear.Save>): Promise<void>;
/** Merges an entry into another, which gets its aliases and photographs. @throws ContentNotFound, ChangedMeanwhile */
export declare function mergeEntry(ctx: StaffCtx, { kind, id, version, intoId }: MethodParsed<typeof StaffGear.Merge>): Promise<void>;
