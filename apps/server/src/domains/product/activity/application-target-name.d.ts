/** Rows of notices of an application name it so. */
export declare const applicationTargetName = "product-application";
