import { checkDeletion } from './check-deletion.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestExport } from './request-export.ts';
import { loadExport } from './export.view.ts';
/** Methods of UserInfo about a member's own data: export and deletion. */
export declare const personalDataMethods: {
    ExportData: typeof requestExport;
    GetExport: typeof loadExport;
    CheckDelete: typeof checkDeletion;
    DeleteAccount: {
        opensTransaction: typeof requestDeletion;
    };
};
