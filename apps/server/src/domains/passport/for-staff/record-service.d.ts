import { type GearEvent, type MethodParsed, type StaffPassport } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Records a service of a shop in a passport, where its owners and buyers read it. @throws ContentNotFound */
export declare function recordService(ctx: StaffCtx, { id, service, day, place, note, shutterCount, reason }: MethodParsed<typeof StaffPassport.RecordService>): Promise<GearEvent>;
