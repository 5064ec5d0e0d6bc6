import { StaffProductActivity, type MethodOutput, type MethodParsed, type StaffProductApplicationItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of applications: those in review oldest first, all others newest first. totalCount: capped. */
export declare function listApplications(ctx: StaffCtx, input: MethodParsed<typeof StaffProductActivity.GetApplications>): Promise<MethodOutput<typeof StaffProductActivity.GetApplications>>;
/** @throws ContentNotFound */
export declare function getStaffApplication(ctx: StaffCtx, id: string): Promise<StaffProductApplicationItem>;
/** Applications with their full addresses, which a parcel needs. */
export declare const applicationExport: import("../../../export/list-export.ts").ListExport;
