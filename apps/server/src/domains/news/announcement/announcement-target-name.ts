/** The kind of target of notices about news. */
export const announcementTargetName = 'announcement'
