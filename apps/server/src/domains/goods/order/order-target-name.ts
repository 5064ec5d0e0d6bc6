/** Rows of notices of an order name it so. */
export const orderTargetName = 'order'
