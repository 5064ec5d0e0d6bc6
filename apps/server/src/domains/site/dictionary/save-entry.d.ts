import { type MethodParsed, type StaffDictionary } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Adds an entry with the next number of its dictionary. @returns the number @throws AlreadyThere, BadInput when it is full or fixed */
export declare function addEntry(ctx: StaffCtx, { code, name, sort, isOpen }: MethodParsed<typeof StaffDictionary.Create>): Promise<number>;
/**
 * Changes name, order and openness of an entry; its number stays. What was chosen before keeps it.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export declare function saveEntry(ctx: StaffCtx, { code, value, name, sort, isOpen, version }: MethodParsed<typeof StaffDictionary.Save>): Promise<void>;
