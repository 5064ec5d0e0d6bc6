export * from './post.limits.ts'
export {
  type Draft,
  type DraftItem,
  DraftParts,
  type DraftInput,
  type EditInput,
  type PublishForEdit,
  type PublishInput,
} from './post-kinds.ts'
export { type DraftPart, type DraftPartOf, type PostPart, type PostPartOf } from './post-parts.ts'
export { NewPublish, Publish } from './new-publish.service.ts'
export { type OwnPost, reviewSentences } from './own-post.shapes.ts'
export * from './publish.shapes.ts'
export { PublishCard } from './publish-card.shapes.ts'
