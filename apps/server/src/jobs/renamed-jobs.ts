/** Earlier names of jobs, as `rename_jobs()` of the database has them; the setting WORKER may still list these. */
export const renamedJobs: ReadonlyMap<string, string> = new Map([
  ['notice.tellFollowers', 'notice.notifyFollowers'],
  ['vote.tellOfEnds', 'vote.notifyOfEnds'],
  ['tag.spell', 'tag.addPinyin'],
  ['ownData.eraseDue', 'personalData.eraseDue'],
  ['ownData.makeExport', 'personalData.makeExport'],
  ['ownData.removeExports', 'personalData.removeExports'],
])
