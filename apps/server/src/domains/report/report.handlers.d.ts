import type { StaffReport } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
import { reportTarget } from './report-target.ts';
/** Methods of NewPublish about reports. */
export declare const reportMethods: {
    UserReport: typeof reportTarget;
};
export declare const staffReportMethods: HandlersOf<typeof StaffReport>;
