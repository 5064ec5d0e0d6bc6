// Written by "npm run generate" from the table of routes.
/** Every path that is one of these or below one is closed. The site's first script has this list in place of the table. */
export const closedPaths: readonly string[] = [
]

/** Whether levels are open. A constant: scripts are built without what only open levels show. */
export const levelsOpen: boolean = true
