export * from './reaction.limits.ts'
export { reportSentences, reportTypes, type ReportType } from './responses.methods.ts'
export { UserLike, targetTypes, type TargetType } from './user-like.service.ts'
export { type CollectFolder, type CollectFolders } from './collect-folder.shapes.ts'
