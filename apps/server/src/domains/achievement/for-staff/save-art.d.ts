import { type MethodParsed, type StaffFrame, type StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Changes the texts of a medal, from now on. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function saveMedal(ctx: StaffCtx, { id, name, conditionText, hidden, version, reason }: MethodParsed<typeof StaffMedal.Save>): Promise<null>;
/** Changes the texts of a frame, from now on. @throws ContentNotFound, ChangedMeanwhile */
export declare function saveFrame(ctx: StaffCtx, { id, name, conditionText, version, reason }: MethodParsed<typeof StaffFrame.Save>): Promise<null>;
