import { dictionarySheet } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { csvText } from '../../../csv/csv-text.ts'
import { setConfig } from '../../../testing/config.ts'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const named = async (node: TestNode, key: string) => {
  const { db } = node.app
  const row = await db.selectFrom('sys_config').select('version').where('key', '=', key).executeTakeFirst()
  return { key, version: row?.version ?? 0 }
}

const draftText = { title: '影赛与活动条款', text: '一段足够长的条款文字。', isMajor: false }
/** The only draft of a kind of terms, or none. */
const termsDraft = async ({ app }: TestNode, isWritten: boolean) => {
  await app.db.deleteFrom('terms_draft').execute()
  if (!isWritten) return { termsType: 6, version: 0 }
  const { title, text: body } = draftText
  const row = { terms_type: 6, title, body, is_major: false, updated_by: 'test', updated_at: app.now() }
  await app.db.insertInto('terms_draft').values(row).execute()
  return { termsType: 6, version: 1 }
}

export const permissions = {
  'SysBaseInfo/GetSiteSettings': everybody,
  'SysBaseInfo/GetTopicList': everybody,
  'SysBaseInfo/GetArticleCategoryList': everybody,
  'SysBaseInfo/GetAreaJsonData': everybody,
  'SysBaseInfo/GetBuyChannelList': everybody,
  'SysBaseInfo/GetBaseDictionariesByCode': everybody,
  'SysBaseInfo/GetEmojiList': everybody,
  'SysBaseInfo/GetTermsInfoList': everybody,
  'StaffTopic/GetList': staffOnly,
  'StaffTopic/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffDictionary/GetList': staffOnly,
  'StaffDictionary/Export': { ...staffOnly, write: { make: () => ({ code: 'LensType', reason: '盘点' }) } },
  'StaffDictionary/Create': {
    ...staffOnly,
    write: { make: () => ({ code: 'NewsVideoType', name: uuid().slice(-12), sort: 1, isOpen: true }) },
  },
  'StaffDictionary/CheckImport': staffOnly,
  'StaffDictionary/Import': {
    ...staffOnly,
    write: {
      make: () => ({
        code: 'NewsVideoType',
        csv: csvText([Object.values(dictionarySheet.columns), ['', '', uuid().slice(-12), '1', '', '是']]),
        reason: '整理',
      }),
    },
  },
  'StaffDictionary/Save': {
    ...staffOnly,
    write: {
      make: async ({ app }) => {
        const code = 'LensType'
        const { version } = await app.db
          .selectFrom('dictionary_entry')
          .select('version')
          .where('code', '=', code)
          .where('value', '=', 1)
          .executeTakeFirstOrThrow()
        return { code, value: 1, name: uuid().slice(-12), sort: 1, isOpen: true, version }
      },
    },
  },
  'StaffSetting/GetList': staffOnly,
  'StaffSetting/Save': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await named(node, 'level.gates')), value: true, reason: '测试' }) },
  },
  'StaffSetting/Reset': {
    ...staffOnly,
    write: {
      make: async (node) => {
        await setConfig(node, 'level.gates', false)
        return { ...(await named(node, 'level.gates')), reason: '测试' }
      },
    },
  },
  'StaffLinkHost/Get': staffOnly,
  'StaffLinkHost/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffLinkHost/Save': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const { version } = await named(node, 'article.linkHosts')
        return { version, hosts: ['zhihu.com'], reason: '测试' }
      },
    },
  },
  'StaffTerms/GetList': staffOnly,
  'StaffTerms/Get': staffOnly,
  'StaffTerms/GetDraft': staffOnly,
  'StaffTerms/Preview': staffOnly,
  'StaffTerms/SaveDraft': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await termsDraft(node, false)), ...draftText }) },
  },
  'StaffTerms/RemoveDraft': { ...staffOnly, write: { make: (node) => termsDraft(node, true) } },
  'StaffTerms/Publish': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await termsDraft(node, true)), reason: '测试' }) },
  },
  'StaffTerms/Withdraw': {
    ...staffOnly,
    write: {
      make: async ({ app }) => {
        const id = `terms-6-${crypto.randomUUID()}`
        const row = { id, terms_type: 6, title: '条款', version: '9.0', html: '<p>文字</p>' }
        const effective_at = new Date(app.now().getTime() + 86_400_000)
        await app.db
          .insertInto('terms')
          .values({ ...row, effective_at })
          .execute()
        return { id, reason: '测试' }
      },
    },
  },
} satisfies Record<string, Permission>
