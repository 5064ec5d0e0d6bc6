export { demonstrationService } from './brand.ts'
export { findAreaCodes, findAreas } from './area-list.ts'
export { choiceNames, findChoice, openEntries } from './dictionary/entries.read.ts'
export {
  isCircleCreationOpen,
  isLotteryOpen,
  isMatchEntryOpen,
  isMessageOpen,
  isVideoUploadOpen,
} from './features.ts'
export { areLevelGatesClosed, refuseLowLevel } from './level-gates.ts'
export { addressArea, areaExists, areaText } from './area-text.ts'
export { setMaintenance } from './maintenance/maintenance.setting.ts'
export { firstBanners } from './first-banners.ts'
export { seedSite } from './seed-site.ts'
export { brandNames, brandWords, mailSender, siteSettings } from './site-settings.ts'
export { nameCompany } from './terms-html.ts'
export { currentTerms, type CurrentTerms } from './site.read.ts'
export { loadStaffTopic } from './staff-topics.read.ts'
export { insertTopic, isTopicNamed, lockTopics, updateTopic, type TopicRow } from './topic.store.ts'
export { findOpenTopics, findTopics, loadTopics, moveTopicCounts, topicNames } from './post-topics.ts'
