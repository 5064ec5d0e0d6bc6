export { seedSite } from './seed-site.ts'
export { brandWords, siteSettings } from './site-settings.ts'
export { currentTerms, type CurrentTerms } from './site.read.ts'
export { findTopics, moveTopicCounts, topicNames } from './post-topics.ts'
