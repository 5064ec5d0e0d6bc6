/** Name shown for an erased member. */
export const erasedName = '已注销用户'
