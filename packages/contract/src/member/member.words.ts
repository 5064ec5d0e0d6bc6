/** Name of an erased member wherever something of theirs is left. */
export const erasedName = '已注销用户'
