/** Rows of notices of a registered product name it so. */
export declare const registrationTargetName = "registration";
