import { type MethodOutput, type MethodParsed, type StaffGrantItem, type StaffPresentGrant } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Input = MethodParsed<typeof StaffPresentGrant.Create>;
/** What a list would grant; grants nothing. @throws ContentNotFound, BadInput for a gift that is not in use */
export declare function checkGrantList(ctx: StaffCtx, { giftId, csv }: MethodParsed<typeof StaffPresentGrant.CheckList>): Promise<MethodOutput<typeof StaffPresentGrant.CheckList>>;
/**
 * Gives a present to one member or to a list. Above a sum it waits for another of the staff.
 * @throws ContentNotFound for an unknown gift, BadInput for members who cannot be given anything
 */
export declare function createGrant(ctx: StaffCtx, input: Input): Promise<StaffGrantItem>;
export {};
