/** Domain, and earlier and present name within it, as `rename_jobs()` of the database has them. */
const renamed = [
  ['notice', 'tellFollowers', 'notice', 'notifyFollowers'],
  ['vote', 'tellOfEnds', 'vote', 'notifyOfEnds'],
  ['tag', 'spell', 'tag', 'addPinyin'],
  ['ownData', 'eraseDue', 'personalData', 'eraseDue'],
  ['ownData', 'makeExport', 'personalData', 'makeExport'],
  ['ownData', 'removeExports', 'personalData', 'removeExports'],
] as const

/** Present names of jobs by their earlier ones, which the setting WORKER may still list. */
export const renamedJobs: ReadonlyMap<string, string> = new Map(
  renamed.map(([domain, name, ...present]) => [`${domain}.${name}`, present.join('.')]),
)
