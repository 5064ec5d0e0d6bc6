import type { StaffDictionary, StaffTopic, SysBaseInfo } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { areaList } from './area-list.ts'
import { listDictionary } from './dictionaries.ts'
import {
  allEntries,
  dictionaryExport,
  listEntries,
  loadEntry,
  openEntries,
} from './dictionary/entries.read.ts'
import { importDictionary } from './dictionary/import-dictionary.ts'
import { readDictionaryFile, summaryOf } from './dictionary/read-dictionary-file.ts'
import { addEntry, saveEntry } from './dictionary/save-entry.ts'
import { emojiList } from './emoji.gen.ts'
import { listStaffTopics, topicExport } from './staff-topics.read.ts'
import { listTerms, listTopics } from './site.read.ts'
import { siteSettings } from './site-settings.ts'

export const siteMethods = {
  GetSiteSettings: (ctx) => siteSettings(ctx),
  GetArticleCategoryList: async ({ db }) =>
    (await openEntries(db, 'ArticleCategory')).map(({ value: id, name }) => ({ id, name })),
  GetTopicList: (ctx, { type }) => listTopics(ctx, type),
  GetAreaJsonData: (_ctx, { version: known }) => {
    const { version, areas } = areaList()
    return Promise.resolve({ version, areas: known === version ? null : areas })
  },
  GetBuyChannelList: (ctx) => listDictionary(ctx, 'BuyChannelType'),
  GetBaseDictionariesByCode: (ctx, { code }) => listDictionary(ctx, code),
  GetEmojiList: () => Promise.resolve(emojiList),
  GetTermsInfoList: (ctx, { termsType }) => listTerms(ctx, termsType),
} satisfies Partial<HandlersOf<typeof SysBaseInfo>>

/** Their writes are in the domain `content-admin`: pictures are in a domain above this one. */
export const staffTopicMethods = {
  GetList: listStaffTopics,
  Export: (ctx, input) => beginExport(ctx, topicExport, input),
} satisfies Partial<HandlersOf<typeof StaffTopic>>

export const staffDictionaryMethods: HandlersOf<typeof StaffDictionary> = {
  GetList: listEntries,
  Export: (ctx, input) => beginExport(ctx, dictionaryExport, input),
  Create: async (ctx, input) => loadEntry(ctx.db, { code: input.code, value: await addEntry(ctx, input) }),
  CheckImport: async ({ db }, { code, csv }) =>
    summaryOf(await readDictionaryFile(csv, { code, entries: await allEntries(db, code) })),
  Import: { opensTransaction: importDictionary },
  Save: async (ctx, input) => {
    await saveEntry(ctx, input)
    return loadEntry(ctx.db, input)
  },
}
