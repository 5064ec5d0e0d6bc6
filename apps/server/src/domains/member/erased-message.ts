/** What an erased member is called wherever something of theirs is left. */
export const erasedName = '已注销用户'
