/** The dictionary with the reasons for reporting each kind of target. */
export declare const reasonDictionaries: {
    readonly 1: 'ReportReasonsType';
    readonly 2: 'ReplyReportReasonsType';
    readonly 3: 'PhotographyGroupReportReasonsType';
    readonly 4: 'UserReportReasonsType';
};
