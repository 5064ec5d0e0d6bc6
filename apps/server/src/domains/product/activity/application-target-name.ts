/** Rows of notices of an application name it so. */
export const applicationTargetName = 'product-application'
