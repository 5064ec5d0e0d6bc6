import { type GearEvent, type MethodParsed, type UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Records a service that the member had done. @throws ContentNotFound, NotAllowedNow when the book is full */
export declare function addService(ctx: MemberCtx, { regProductId, day, service, place, note, shutterCount }: MethodParsed<typeof UserProduct.AddService>): Promise<GearEvent>;
/** Removes a service that the member recorded. @throws ContentNotFound */
export declare function removeService(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
