import { type MethodParsed, type Passport, type UserProduct } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** A passport, for its owner or whoever has its code. @throws ContentNotFound */
export declare function getPassport(ctx: Ctx, input: MethodParsed<typeof UserProduct.GetPassport>): Promise<Passport>;
