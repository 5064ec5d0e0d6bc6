import type { Manifest } from '../../manifest.ts'
import { mountMaintenance } from './maintenance/mount-maintenance.ts'
import { seedSite } from './seed-site.ts'
import { dictionaryExport } from './dictionary/entries.read.ts'
import { linkHostExport } from './settings/link-hosts.read.ts'
import { topicCounters } from './site.counters.ts'
import { settingMethods } from './settings/setting.handlers.ts'
import { staffTermsMethods } from './terms/terms.handlers.ts'
import { topicExport, topicSearch } from './staff-topics.read.ts'
import { siteMethods, staffDictionaryMethods, staffTopicMethods } from './site.handlers.ts'

export const siteManifest = {
  name: 'site',
  handlers: {
    SysBaseInfo: siteMethods,
    StaffTopic: staffTopicMethods,
    StaffDictionary: staffDictionaryMethods,
    ...settingMethods,
    StaffTerms: staffTermsMethods,
  },
  mounts: [mountMaintenance],
  exports: [topicExport, dictionaryExport, linkHostExport],
  staffSearch: [topicSearch],
  seed: ({ db }) => seedSite(db),
  counters: topicCounters,
} satisfies Manifest
