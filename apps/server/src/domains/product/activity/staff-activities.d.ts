import { type MethodOutput, type MethodParsed, type StaffProductActivity, type StaffProductActivityItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Given = Omit<MethodParsed<typeof StaffProductActivity.Create>, 'requestId'>;
/** A page of all activities, newest first. totalCount: capped. */
export declare function listStaffActivities(ctx: StaffCtx, input: MethodParsed<typeof StaffProductActivity.GetList>): Promise<MethodOutput<typeof StaffProductActivity.GetList>>;
/** @throws ContentNotFound */
export declare function getStaffActivity(ctx: StaffCtx, id: string): Promise<StaffProductActivityItem>;
/** Adds an activity. @throws UploadNotFound */
export declare function createActivity(ctx: StaffCtx, given: Given): Promise<StaffProductActivityItem>;
/** Changes an activity. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export declare function saveActivity(ctx: StaffCtx, { id, version, ...given }: MethodParsed<typeof StaffProductActivity.Save>): Promise<StaffProductActivityItem>;
export {};
